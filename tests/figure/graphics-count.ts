/** What a WebGL2 context makes and gives back, each by its name in the standard. */
const THINGS = [
  'Buffer',
  'Framebuffer',
  'Program',
  'Renderbuffer',
  'Shader',
  'Texture',
  'VertexArray',
] as const;
export type GraphicsCount = Record<(typeof THINGS)[number], number>;

/** Counts what is alive on the GPU for a canvas, whoever draws there: made, and not given back. */
export const countGraphics = (canvas: OffscreenCanvas): (() => GraphicsCount) => {
  const context = canvas.getContext('webgl2', {
    antialias: false,
    preserveDrawingBuffer: true,
    alpha: false,
  });
  if (!context) throw new Error('this browser has no WebGL2');
  const alive = new Map<(typeof THINGS)[number], Set<unknown>>();
  for (const thing of THINGS) {
    const living = new Set<unknown>();
    alive.set(thing, living);
    const methods = context as unknown as Record<string, (of?: unknown) => unknown>;
    const [make, drop] = [
      methods[`create${thing}`]!.bind(context),
      methods[`delete${thing}`]!.bind(context),
    ];
    methods[`create${thing}`] = (kind) => {
      const made = make(kind);
      living.add(made);
      return made;
    };
    methods[`delete${thing}`] = (made) => {
      living.delete(made);
      return drop(made);
    };
  }
  return () =>
    Object.fromEntries([...alive].map(([thing, living]) => [thing, living.size])) as GraphicsCount;
};
