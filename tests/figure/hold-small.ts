/** A device whose textures are small is drawn for with one dot to a pixel: a quarter of the work. */
export const holdSmall = (context: WebGL2RenderingContext): void => {
  const ask = context.getParameter.bind(context);
  Object.assign(context, {
    getParameter: (name: number): unknown => (name === context.MAX_TEXTURE_SIZE ? 1024 : ask(name)),
  });
};
