import { bareTree } from './bareTree';
import type { Contender, Team } from './contender';
import { makeTeam } from './makeTeam';
import { frameTimes, painted, timed } from './measure';
import { peerTree } from './peerTree';
import { portalTree } from './portalTree';

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
