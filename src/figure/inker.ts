import {
  DataTexture,
  DepthTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  LinearFilter,
  Matrix4,
  Mesh,
  NearestFilter,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  RawShaderMaterial,
  RepeatWrapping,
  Scene,
  UnsignedByteType,
  UnsignedIntType,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  WebGLRenderer,
} from 'three';
import type { IUniform, PerspectiveCamera, Texture, BufferGeometry } from 'three';
import { chance } from './chance.ts';
import type { DrawingMesh, PartInfo } from './drawing-mesh.ts';
import { FIRST_FIGURE_PART, MOST_PARTS } from './drawing-mesh.ts';
import * as shaders from './shaders.ts';

/** A page: its size in pixels, and how many dots by how many make one of them. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly samples: 1 | 2 | 3 | 4;
}

/** What is put before the pen. */
export interface Tableau {
  readonly figure: DrawingMesh;
  readonly scene: DrawingMesh;
  /** World matrices by bone number; 0 is the world itself. */
  readonly bones: readonly Matrix4[];
  readonly camera: PerspectiveCamera;
  /** Towards the light. */
  readonly light: Vector3;
  /** Middle of what throws shadows, and how far they reach (metres). */
  readonly middle: Vector3;
  readonly reach: number;
  /** Distance from the camera at which lines have their usual width (metres). */
  readonly chestDepth: number;
  /** Distance between strokes of hatching (pixels of a page 800 high). */
  readonly hatchWidth: number;
  /** Widths of contours, inner lines and creases (pixels of a page 800 high). */
  readonly widths: readonly [number, number, number];
}

const MOST_BONES = 40;
const SHADOW_SIZE = 2048;

/** No place to draw: the words say why. */
export class NoPen extends Error {}

/** The device took the graphics away: a fresh canvas may have them again. */
export class LostPen extends Error {
  override readonly message = 'the graphics of this device were lost';
}

type Uniforms = Record<string, IUniform>;

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
  readonly #passes: Readonly<
    Record<'nooks' | 'tiles' | 'widen' | 'ink' | 'gather', RawShaderMaterial>
  >;
  readonly #shadowTarget: WebGLRenderTarget;
  readonly #parts = new DataTexture(
    new Float32Array(MOST_PARTS * 4),
    MOST_PARTS,
    1,
    RGBAFormat,
    FloatType,
  );
  readonly #noise = noiseTexture();
  #targets: Targets | null = null;

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
    const defines = this.#packed ? { PACKED: 1 } : {};
    const material = (vertexShader: string, fragmentShader: string, uniforms: Uniforms) =>
      new RawShaderMaterial({
        glslVersion: GLSL3,
        vertexShader,
        fragmentShader,
        uniforms,
        defines,
        blending: NoBlending,
      });
    this.#geometry = material(shaders.GEOMETRY_VERTEX, shaders.GEOMETRY_FRAGMENT, this.#shared);
    this.#geometry.side = DoubleSide;
    this.#shadow = material(shaders.SHADOW_VERTEX, shaders.SHADOW_FRAGMENT, this.#shared);
    this.#shadow.side = DoubleSide;
    this.#shadow.colorWrite = false;
    const pass = (fragment: string, uniforms: Uniforms): RawShaderMaterial => {
      const made = material(shaders.PAGE_VERTEX, fragment, uniforms);
      made.depthTest = false;
      made.depthWrite = false;
      return made;
    };
    const value = (of: unknown = null): IUniform => ({ value: of });
    const reading = (): Uniforms => ({
      shapes: value(),
      lights: value(),
      packedPart: value(),
      packedDepth: value(),
      packedLight: value(),
      packedSlope: value(),
      size: value(new Vector2()),
      opening: value(new Vector2()),
    });
    this.#passes = {
      nooks: pass(shaders.NOOKS, reading()),
      tiles: pass(shaders.TILES, { ...reading(), tile: value(8) }),
      widen: pass(shaders.WIDEN, { source: value() }),
      ink: pass(shaders.INK, {
        ...reading(),
        nooks: value(),
        parts: value(this.#parts),
        noise: value(this.#noise),
        edges: value(),
        tile: value(8),
        lightOnPage: value(new Vector2()),
        pen: value(1),
        chestDepth: value(14),
        seed: value(3),
        hatchWidth: value(4.2),
        firstFigurePart: value(FIRST_FIGURE_PART),
        widths: value(new Vector3()),
      }),
      gather: pass(shaders.GATHER, {
        source: value(),
        pixel: value(new Vector2()),
        samples: value(2),
      }),
    };
  }

  /**
   * Draws a tableau on the whole canvas, which takes the size of the page.
   * @throws LostPen where the graphics are gone before it is finished
   */
  draw(tableau: Tableau, size: PageSize): void {
    try {
      this.#draw(tableau, size);
    } catch (error) {
      // What is asked of a lost context is answered with null, and whoever trusts that stumbles.
      throw this.isLost ? new LostPen() : error;
    }
    if (this.isLost) throw new LostPen();
  }

  #draw(tableau: Tableau, size: PageSize): void {
    const targets = this.#targetsFor(size);
    const { camera } = tableau;
    const meshes = [tableau.scene, tableau.figure].map((drawing) => {
      const mesh = new Mesh<BufferGeometry, RawShaderMaterial>(drawing.geometry(), this.#shadow);
      mesh.frustumCulled = false;
      this.#scene.add(mesh);
      return mesh;
    });
    try {
      this.#light(tableau);
      this.#render(this.#scene, lightCamera(tableau), this.#shadowTarget);
      for (const mesh of meshes) mesh.material = this.#geometry;
      camera.updateMatrixWorld();
      const height = Math.tan((camera.fov * Math.PI) / 360);
      const opening = new Vector2(height * camera.aspect, height);
      this.#describeParts(tableau, opening);
      this.#render(this.#scene, camera, targets.shapes);
      this.#ink(tableau, targets, opening);
    } finally {
      for (const mesh of meshes) {
        this.#scene.remove(mesh);
        mesh.geometry.dispose();
      }
    }
  }

  /** The page as grey, one byte a pixel, from the upper left. */
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

  /** For each part the direction of its hatching on the page, and what else the pen asks of it. */
  #describeParts({ figure, scene, bones, camera }: Tableau, opening: Vector2): void {
    const data = this.#parts.image.data as Float32Array;
    data.fill(0);
    const view = camera.matrixWorldInverse;
    const onPage = (place: Vector3): Vector2 => {
      const seen = place.applyMatrix4(view);
      return new Vector2(
        (seen.x / -seen.z / opening.x) * camera.aspect,
        seen.y / -seen.z / opening.y,
      );
    };
    const describe = (info: PartInfo, number: number, middle: Vector3 | undefined): void => {
      let angle = info.angle ?? -0.95 + (((number * 7) % 5) - 2) * 0.09;
      const bone = bones[info.bone ?? 0];
      if (info.axis && middle && bone && info.angle === undefined) {
        const from = onPage(middle.clone().applyMatrix4(bone));
        const to = onPage(
          middle
            .clone()
            .addScaledVector(new Vector3(...info.axis), 0.3)
            .applyMatrix4(bone),
        );
        angle = Math.atan2(to.y - from.y, to.x - from.x) - (info.round ? 0 : 0.75);
      }
      data.set([angle, info.spacing ?? 1, info.smoke ? 1 : 0, info.weight ?? 0.6], number * 4);
    };
    scene.parts.forEach((info, number) => describe(info, number, scene.middles[number]));
    figure.parts.forEach((info, number) => {
      if (number >= FIRST_FIGURE_PART) describe(info, number, figure.middles[number]);
    });
    this.#parts.needsUpdate = true;
  }

  #ink(tableau: Tableau, targets: Targets, opening: Vector2): void {
    const { nooks, tiles, widen, ink, gather } = this.#passes;
    const { width, height } = targets.shapes;
    for (const pass of [nooks, tiles, ink]) {
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
    const set = (pass: RawShaderMaterial, values: Readonly<Record<string, unknown>>): void => {
      for (const [name, value] of Object.entries(values))
        (pass.uniforms[name] as IUniform).value = value;
    };
    this.#pass(nooks, targets.nooks);
    set(tiles, { tile: targets.tile });
    this.#pass(tiles, targets.tiles);
    set(widen, { source: targets.tiles.texture });
    this.#pass(widen, targets.edges);
    const onPage = tableau.light
      .clone()
      .normalize()
      .transformDirection(tableau.camera.matrixWorldInverse);
    set(ink, {
      nooks: targets.nooks.texture,
      edges: targets.edges.texture,
      tile: targets.tile,
      lightOnPage: new Vector2(onPage.x, onPage.y).normalize(),
      pen: height / 800,
      chestDepth: tableau.chestDepth,
      hatchWidth: tableau.hatchWidth,
      widths: new Vector3(...tableau.widths),
    });
    this.#pass(ink, targets.ink);
    set(gather, {
      source: targets.ink.texture,
      pixel: new Vector2(1 / width, 1 / height),
      samples: targets.samples,
    });
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

  #targetsFor({ width, height, samples }: PageSize): Targets {
    const [wide, high] = [width * samples, height * samples];
    const old = this.#targets;
    if (old && old.shapes.width === wide && old.shapes.height === high && old.samples === samples)
      return old;
    this.#dropTargets();
    this.#renderer.setSize(width, height, false);
    const sharp = { minFilter: NearestFilter, magFilter: NearestFilter, generateMipmaps: false };
    const plain = { depthBuffer: false };
    const tile = Math.min(24, Math.ceil((6.5 * high) / 800));
    const tiled = (): WebGLRenderTarget =>
      new WebGLRenderTarget(Math.ceil(wide / tile), Math.ceil(high / tile), { ...sharp, ...plain });
    this.#targets = {
      samples,
      tile,
      shapes: new WebGLRenderTarget(wide, high, {
        count: this.#packed ? 4 : 2,
        type: this.#packed ? UnsignedByteType : FloatType,
        format: RGBAFormat,
        depthBuffer: true,
        ...sharp,
      }),
      nooks: new WebGLRenderTarget(wide >> 1, high >> 1, {
        minFilter: LinearFilter,
        magFilter: LinearFilter,
        ...plain,
      }),
      ink: new WebGLRenderTarget(wide, high, { ...sharp, ...plain }),
      tiles: tiled(),
      edges: tiled(),
    };
    return this.#targets;
  }

  #dropTargets(): void {
    const { shapes, nooks, ink, tiles, edges } = this.#targets ?? {};
    for (const target of [shapes, nooks, ink, tiles, edges]) target?.dispose();
    this.#targets = null;
  }
}

interface Targets {
  readonly samples: number;
  /** Pixels a side. */
  readonly tile: number;
  readonly shapes: WebGLRenderTarget;
  readonly nooks: WebGLRenderTarget;
  readonly tiles: WebGLRenderTarget;
  readonly edges: WebGLRenderTarget;
  readonly ink: WebGLRenderTarget;
}

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
