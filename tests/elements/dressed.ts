/** The sizes and the type of the game, for what is measured. Gives what takes them off. */
export const dressed = async (): Promise<() => void> => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/src/elements/app/tokens.css' });
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link);
  await loaded;
  for (const weight of ['500', '700'])
    await document.fonts.load(`${weight} 18px "Barlow Condensed"`);
  return () => link.remove();
};
