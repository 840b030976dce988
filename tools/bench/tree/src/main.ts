import { bareTree } from './bareTree';
import type { Contender, Team } from './contender';
import { peerTree } from './peerTree';
import { portalTree } from './portalTree';

/** Resolves after the next frame, when the change is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}

/** Milliseconds from the start of an action until the screen shows it. */
async function timed(act: () => void): Promise<number> {
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
async function frameTimes(surface: Element): Promise<number[]> {
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

/** A repeatable random source from 0 to below 1. */
function seeded(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Creates a team of `count`: a quarter without children, most with a few, some with eight. Parents come before their
 * children. Every name starts with `word`.
 */
function makeTeam(count: number, word = 'member'): Team {
  const next = seeded();
  const parents = new Int32Array(count).fill(-1);
  let filled = 1;
  for (let node = 0; filled < count; node += 1) {
    const draw = next();
    const some = draw < 0.25 ? 0 : draw < 0.95 ? 1 + Math.floor(draw * 4) : 8;
    // The root has four children, and the queue never empties before every node has a position.
    const degree = node === 0 ? 4 : filled <= node + 1 ? Math.max(1, some) : some;
    for (let child = 0; child < degree && filled < count; child += 1, filled += 1) parents[filled] = node;
  }
  const below = new Int32Array(count).fill(1);
  for (let node = count - 1; node > 0; node -= 1) below[parents[node] ?? 0]! += below[node] ?? 0;
  const children = Array.from(parents.keys()).filter((node) => parents[node] === 0);
  const largest = children.reduce((best, node) => ((below[node] ?? 0) > (below[best] ?? 0) ? node : best), 1);
  return { ids: Array.from({ length: count }, (_, node) => `${word}${node}`), parents, largest };
}

// `?n=10000&what=portal` selects the contender and the tree size. Returns the measurements as JSON; `run.mjs` calls
// each step.

const contenders: Record<string, (team: Team) => Contender> = {
  portal: portalTree,
  bare: bareTree,
  'react-d3-tree': peerTree,
};

const params = new URLSearchParams(location.search);
const nodes = Number(params.get('n') ?? 10_000);
const what = params.get('what') ?? 'portal';
const make = contenders[what];
if (!make) throw new Error(`?what= is one of ${Object.keys(contenders).join(', ')}`);
const isArabic = params.get('language') === 'ar';
document.documentElement.lang = isArabic ? 'ar' : 'en';
document.documentElement.dir = isArabic ? 'rtl' : 'ltr';
const contender = make(makeTeam(nodes, isArabic ? 'عضو' : 'member'));
const host = document.querySelector<HTMLElement>('#host') ?? document.body;

const round = (value: number) => Math.round(value * 10) / 10;

const steps = {
  mount: async () => round(await timed(() => contender.mount(host))),
  /** Repeats in the same page, where code, styles and fonts are already loaded. */
  again: async () => {
    contender.unmount();
    return round(await timed(() => contender.mount(host)));
  },
  domNodes: () => host.querySelectorAll('*').length,
  collapse: async () => round(await timed(contender.toggle)),
  expand: async () => round(await timed(contender.toggle)),
  frames: async () => {
    const times = await frameTimes(contender.surface());
    return { p95: round(times[Math.floor(times.length * 0.95)] ?? 0), longest: round(times.at(-1) ?? 0) };
  },
};
export type Steps = typeof steps;
Object.assign(window, { steps });

async function runAll(): Promise<void> {
  const result: Record<string, unknown> = { what, nodes };
  for (const [name, step] of Object.entries(steps)) result[name] = await step();
  const container = document.querySelector('#result');
  if (container) container.textContent = JSON.stringify(result, null, 2);
}

await painted();
if (params.get('steps') === null) await runAll();
document.documentElement.dataset['ready'] = 'true';
