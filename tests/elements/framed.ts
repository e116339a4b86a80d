/** In the frame: says outside what its module throws, or that it cannot be loaded. A `ResizeObserver` that is late is no error. */
const FAULTS = `
  const tell = (why) => parent.postMessage(new Error(why), parent.location.origin);
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  addEventListener('error', ({ error, target }) => {
    if (target !== window) tell('cannot be loaded: ' + (target.src ?? target.href));
    else if (error) tell(String(error));
  }, true);`;

/**
 * What a module of the tests posts to the page outside, from a frame of a size in which it runs. Its name ends in
 * `-measures.ts`, so that `web-test-runner.config.js` finds it. What fails in the frame fails here.
 */
export const framed = <Found>(module: string, width: number, height: number): Promise<Found> =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const hear = ({ data, source }: MessageEvent<Found | Error>): void => {
      if (source !== frame.contentWindow) return;
      window.removeEventListener('message', hear);
      frame.remove();
      if (data instanceof Error) reject(data);
      else resolve(data);
    };
    frame.width = String(width);
    frame.height = String(height);
    // All but the body is in the head, whatever a module does with the body.
    frame.srcdoc = `<!doctype html>
      <script>${FAULTS}</script>
      <link rel="stylesheet" href="/src/elements/app/tokens.css" />
      <script type="module" src="${module}"></script>
      <body style="overflow: hidden; height: 100vh; margin: 0"></body>`;
    window.addEventListener('message', hear);
    document.body.append(frame);
  });
