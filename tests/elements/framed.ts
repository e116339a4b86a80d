/** What a module of the tests posts to the page outside, from a frame of a size in which it runs. */
export const framed = <Found>(module: string, width: number, height: number): Promise<Found> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.width = String(width);
    frame.height = String(height);
    frame.srcdoc = `<!doctype html>
      <body style="overflow: hidden; height: 100vh; margin: 0"></body>
      <link rel="stylesheet" href="/src/elements/app/tokens.css" />
      <script type="module" src="${module}"></script>`;
    window.addEventListener(
      'message',
      ({ data }: MessageEvent<Found>) => {
        frame.remove();
        resolve(data);
      },
      { once: true },
    );
    document.body.append(frame);
  });
