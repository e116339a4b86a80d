import {
  DepthTexture,
  Matrix4,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  UnsignedIntType,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  WebGLRenderer,
  DataTexture,
  LinearFilter,
  RGBAFormat,
  RepeatWrapping,
} from 'three';
import type {
  BufferGeometry,
  IUniform,
  PerspectiveCamera,
  RawShaderMaterial,
  Texture,
} from 'three';
import type { Materials, Uniforms } from './materials.ts';
import { makeMaterials } from './materials.ts';
import { halfAt } from '../shape/frames.ts';
import type { PageSize, Tableau } from './page.ts';
import { bakeSecond } from './second-figure.ts';
import { describeParts, makePartsTable } from './parts-table.ts';
import { LostPen, NoPen } from './page.ts';
import { patchesOf } from './tile-patches.ts';
import type { Targets } from './targets.ts';
import { dropTargets, fitsTarget, makeTargets } from './targets.ts';
import { chance } from '../shape/chance.ts';

const MOST_BONES = 40;
const SHADOW_SIZE = 2048;
/** So far round a place the pen looks at most, to draw there (pixels of a page 800 high). */
const FARTHEST_LOOK = 13;

/** Draws tableaus in ink on one canvas. Holds memory of the GPU until `dispose`. */
export class Inker {
  readonly #renderer: WebGLRenderer;
  /** Without float targets, the numbers of a pixel are packed into bytes. */
  readonly #packed: boolean;
  readonly #scene = new Scene();
  readonly #page = new Mesh(new PlaneGeometry(2, 2));
  readonly #pageScene = new Scene();
  readonly #pageCamera = new OrthographicCamera();
  readonly #shared: Uniforms;
  readonly #geometry: RawShaderMaterial;
  readonly #shadow: RawShaderMaterial;
  readonly #passes: Materials['passes'];
  readonly #shadowTarget: WebGLRenderTarget;
  readonly #parts = makePartsTable();
  readonly #noise = noiseTexture();
  #targets: Targets | null = null;
  /** What the targets show, with all that moves. */
  #drawn: Tableau | null = null;

  /** @throws NoPen where the canvas gives no WebGL2; LostPen where the device takes it at once */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, { packed = false } = {}) {
    const context = canvas.getContext('webgl2', {
      antialias: false,
      preserveDrawingBuffer: true,
      alpha: false,
    });
    if (!context) throw new NoPen('this browser has no WebGL2');
    if (context.isContextLost()) throw new LostPen();
    this.#packed = packed || !context.getExtension('EXT_color_buffer_float');
    this.#renderer = new WebGLRenderer({ canvas, context: context });
    this.#renderer.autoClear = false;
    this.#renderer.setPixelRatio(1);
    this.#page.frustumCulled = false;
    this.#pageScene.add(this.#page);

    const depthTexture = new DepthTexture(SHADOW_SIZE, SHADOW_SIZE, UnsignedIntType);
    this.#shadowTarget = new WebGLRenderTarget(SHADOW_SIZE, SHADOW_SIZE, { depthTexture });
    this.#shared = {
      bones: { value: Array.from({ length: MOST_BONES }, () => new Matrix4()) },
      lightMatrix: { value: new Matrix4() },
      shadowMap: { value: depthTexture },
      light: { value: new Vector3() },
      shadowBias: { value: 0.0022 },
    };
    const { geometry, shadow, passes } = makeMaterials({
      packed: this.#packed,
      shared: this.#shared,
      parts: this.#parts,
      noise: this.#noise,
    });
    this.#geometry = geometry;
    this.#shadow = shadow;
    this.#passes = passes;
  }

  /**
   * Draws a tableau on the whole canvas, which takes the size of the page; `still` leaves out what moves.
   * @throws LostPen where the graphics are gone before it is finished
   */
  draw(tableau: Tableau, size: PageSize, { still = false } = {}): void {
    try {
      this.#draw(tableau, size, still);
    } catch (error) {
      // What is asked of a lost context is answered with null, and whoever trusts that stumbles.
      throw this.isLost ? new LostPen() : error;
    }
    if (this.isLost) throw new LostPen();
  }

  #draw(tableau: Tableau, size: PageSize, still: boolean): void {
    const targets = this.#targetsFor(size);
    const { camera, figure, moving, scene, second } = tableau;
    const drawn = still || moving.count === 0 ? [scene, figure] : [scene, moving, figure];
    const geometries = drawn.map((drawing) =>
      drawing.geometry(drawing === moving ? scene.parts.length : 0),
    );
    if (second) geometries.push(bakeSecond(tableau, second));
    const meshes = geometries.map((geometry) => {
      const mesh = new Mesh<BufferGeometry, RawShaderMaterial>(geometry, this.#shadow);
      mesh.frustumCulled = false;
      this.#scene.add(mesh);
      return mesh;
    });
    try {
      this.#light(tableau);
      this.#render(this.#scene, lightCamera(tableau), this.#shadowTarget);
      for (const mesh of meshes) mesh.material = this.#geometry;
      camera.updateMatrixWorld();
      const height = halfAt(camera, 1);
      const opening = new Vector2(height * camera.aspect, height);
      describeParts(this.#parts, tableau, opening);
      this.#render(this.#scene, camera, targets.shapes);
      const again = still && this.#drawn === tableau;
      this.#drawn = still ? null : tableau;
      this.#ink(tableau, targets, opening, again);
    } finally {
      for (const mesh of meshes) {
        this.#scene.remove(mesh);
        mesh.geometry.dispose();
      }
    }
  }

  /** Where something moves on what was drawn last, one byte a pixel; the canvas shows that instead. */
  readMoving(size: PageSize): Uint8Array<ArrayBuffer> {
    this.#gather(this.#targetsFor(size), true);
    return this.readGrey(size);
  }

  /** The page as gray, one byte a pixel, from the upper left. */
  readGrey({ width, height }: PageSize): Uint8Array<ArrayBuffer> {
    const context = this.#renderer.getContext();
    const pixels = new Uint8Array(width * height * 4);
    this.#renderer.setRenderTarget(null);
    context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels);
    if (this.isLost) throw new LostPen();
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        grey[y * width + x] = pixels[((height - 1 - y) * width + x) * 4] ?? 0;
    return grey;
  }

  /** Textures and geometries that the GPU holds, for who looks for leaks. */
  get held(): { readonly textures: number; readonly geometries: number } {
    const { textures, geometries } = this.#renderer.info.memory;
    return { textures, geometries };
  }

  /** Whether the context is lost. */
  get isLost(): boolean {
    return this.#renderer.getContext().isContextLost();
  }

  /** The name of what draws. */
  get rendererName(): string {
    const context = this.#renderer.getContext();
    const named = context.getExtension('WEBGL_debug_renderer_info');
    const name: unknown = context.getParameter(
      named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER,
    );
    return String(name);
  }

  dispose(): void {
    this.#dropTargets();
    this.#shadowTarget.dispose();
    this.#parts.dispose();
    this.#noise.dispose();
    this.#page.geometry.dispose();
    for (const made of [this.#geometry, this.#shadow, ...Object.values(this.#passes)])
      made.dispose();
    this.#renderer.dispose();
    // A browser has room for a few contexts: one that waits to be collected would cost another its own.
    if (!this.isLost) this.#renderer.forceContextLoss();
  }

  #light({ light, bones, ...tableau }: Tableau): void {
    const {
      bones: matrices,
      lightMatrix,
      light: towards,
    } = this.#shared as {
      bones: IUniform<Matrix4[]>;
      lightMatrix: IUniform<Matrix4>;
      light: IUniform<Vector3>;
    };
    bones.forEach((matrix, index) => matrices.value[index]?.copy(matrix));
    towards.value.copy(light).normalize();
    const { projectionMatrix, matrixWorldInverse } = lightCamera({ light, ...tableau });
    lightMatrix.value.multiplyMatrices(projectionMatrix, matrixWorldInverse);
  }

  /** Draws a page whose shapes are there; `again` only where it is another without what moves. */
  #ink(tableau: Tableau, targets: Targets, opening: Vector2, again: boolean): void {
    const { nooks, tiles, widen, tones } = this.#passes;
    const { tile, ink } = targets;
    const { width, height } = ink;
    const found = targets.nooks[again ? 1 : 0];
    for (const pass of [nooks, tiles, tones]) {
      const { uniforms } = pass;
      const names = this.#packed
        ? ['packedPart', 'packedDepth', 'packedLight', 'packedSlope']
        : ['shapes', 'lights'];
      names.forEach((name, index) => {
        (uniforms[name] as IUniform<Texture | null>).value = targets.shapes.textures[index] ?? null;
      });
      (uniforms['size'] as IUniform<Vector2>).value.set(width, height);
      (uniforms['opening'] as IUniform<Vector2>).value.copy(opening);
    }
    const [pen, night] = [height / 800, tableau.night ? 1 : 0];
    this.#pass(nooks, found);
    set(tiles, {
      nooks: found.texture,
      nooksBefore: targets.nooks[0].texture,
      before: ink.texture,
      tile,
      again,
      night,
    });
    this.#pass(tiles, targets.tiles);
    const reach = Math.ceil((FARTHEST_LOOK * pen) / tile);
    set(widen, { source: targets.tiles.texture, reach });
    this.#pass(widen, targets.edges);
    const onPage = tableau.light
      .clone()
      .normalize()
      .transformDirection(tableau.camera.matrixWorldInverse);
    // Lines share them.
    set(tones, {
      nooks: found.texture,
      edges: targets.edges.texture,
      tile,
      lightOnPage: new Vector2(onPage.x, onPage.y).normalize(),
      pen,
      chestDepth: tableau.chestDepth,
      hatchWidth: tableau.hatchWidth,
      black: tableau.black,
      night,
      widths: new Vector3(...tableau.widths),
      firstMovingPart: tableau.scene.parts.length,
    });
    if (!again) {
      this.#renderer.setRenderTarget(ink);
      this.#renderer.setClearColor(tableau.night ? 0x000000 : 0xff0000, 1);
      this.#renderer.clear();
    }
    this.#drawTiles(targets, again);
    this.#gather(targets, false);
  }

  /** Draws what is on the tiles of a page, or those that have changed: with lines, where they want them, or tones alone. */
  #drawTiles({ edges, ink, tile }: Targets, changed: boolean): void {
    const { width, height } = edges;
    const found = new Uint8Array(width * height * 4);
    this.#renderer.readRenderTargetPixels(edges, 0, 0, width, height, found);
    const has = (at: number, channel: 1 | 2 | 3): boolean => (found[at * 4 + channel] ?? 0) > 127;
    const wanted = (at: number): boolean => has(at, changed ? 3 : 2);
    ink.scissorTest = true;
    for (const pass of ['tones', 'lines'] as const)
      for (const { x, y, wide, high } of patchesOf(
        width,
        height,
        (at) => wanted(at) && has(at, 1) === (pass === 'lines'),
      )) {
        ink.scissor.set(x * tile, y * tile, wide * tile, high * tile);
        this.#pass(this.#passes[pass], ink);
      }
    ink.scissorTest = false;
  }

  #gather({ ink: { height, texture, width }, samples }: Targets, moves: boolean): void {
    const { gather } = this.#passes;
    const pixel = new Vector2(1 / width, 1 / height);
    set(gather, { source: texture, pixel, samples, moves });
    this.#pass(gather, null);
  }

  #pass(material: RawShaderMaterial, target: WebGLRenderTarget | null): void {
    this.#page.material = material;
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(this.#pageScene, this.#pageCamera);
  }

  #render(
    scene: Scene,
    camera: PerspectiveCamera | OrthographicCamera,
    target: WebGLRenderTarget,
  ): void {
    this.#renderer.setRenderTarget(target);
    this.#renderer.setClearColor(0x000000, 0);
    this.#renderer.clear();
    this.#renderer.render(scene, camera);
  }

  #targetsFor(size: PageSize): Targets {
    if (this.#targets && fitsTarget(this.#targets, size)) return this.#targets;
    this.#dropTargets();
    this.#renderer.setSize(size.width, size.height, false);
    this.#targets = makeTargets(size, this.#packed);
    return this.#targets;
  }

  #dropTargets(): void {
    if (this.#targets) dropTargets(this.#targets);
    this.#targets = null;
    this.#drawn = null;
  }
}

const set = (pass: RawShaderMaterial, values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values))
    (pass.uniforms[name] as IUniform).value = value;
};

const lightCamera = ({
  light,
  middle,
  reach,
}: Pick<Tableau, 'light' | 'middle' | 'reach'>): OrthographicCamera => {
  const camera = new OrthographicCamera(-reach, reach, reach, -reach, 0.1, reach * 4);
  camera.position.copy(middle).addScaledVector(light.clone().normalize(), reach * 2);
  camera.lookAt(middle);
  camera.updateMatrixWorld();
  return camera;
};

/** Noise that is the same on every device. */
const noiseTexture = (): DataTexture => {
  const random = chance(12345);
  const bytes = Uint8Array.from({ length: 256 * 256 * 4 }, () => Math.floor(random() * 256));
  const texture = new DataTexture(bytes, 256, 256, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
};
