/** Resolves after the next frame, when the change is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}

/** Milliseconds from the start of an action until the screen shows it. */
export async function timed(act: () => void): Promise<number> {
  await painted();
  const start = performance.now();
  act();
  await painted();
  return performance.now() - start;
}

const frames = 120;

/** One step of the script: a second of panning, then a second of zooming out and in. */
function move(surface: Element, frame: number): void {
  const turn = (frame / (frames / 2)) * 2 * Math.PI;
  const at = { clientX: 600 + 240 * Math.cos(turn), clientY: 350 + 160 * Math.sin(turn) };
  const mouse = { bubbles: true, cancelable: true, view: window, button: 0, buttons: 1, ...at };
  if (frame === 0) surface.dispatchEvent(new MouseEvent('mousedown', mouse));
  if (frame < frames / 2) window.dispatchEvent(new MouseEvent('mousemove', mouse));
  if (frame === frames / 2) window.dispatchEvent(new MouseEvent('mouseup', mouse));
  if (frame <= frames / 2) return;
  const isOut = frame < (3 * frames) / 4;
  const deltaY = isOut ? 40 : -40;
  surface.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      view: window,
      clientX: 600,
      clientY: 350,
      deltaY,
    }),
  );
}

/** The duration of each frame while the view pans and zooms for two seconds, sorted. */
export async function frameTimes(surface: Element): Promise<number[]> {
  const times: number[] = [];
  await painted();
  await new Promise<void>((resolve) => {
    let last = 0;
    let frame = 0;
    requestAnimationFrame(function step(now) {
      if (last > 0) times.push(now - last);
      last = now;
      if (frame === frames) return resolve();
      move(surface, frame);
      frame += 1;
      requestAnimationFrame(step);
    });
  });
  return times.sort((a, b) => a - b);
}
