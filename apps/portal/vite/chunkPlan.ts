import { build, type InlineConfig, type Rolldown } from 'vite';

/** Libraries of every page. They stay in the browser's cache over a release of the portal's own code. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)\//;

const signIn = /\/areas\/access\/LoginRoute\.tsx$/;
const secondFactor = /\/areas\/access\/secondFactor\/SecondFactor\.tsx$/;
/** The client of calls, which the sign-in loads after its paint. */
const client = /\/packages\/api\/src\/client\.ts$/;
/** The notices come with the store that holds them. */
const store = /\/(store\/startStore\.ts|app\/Notices\.tsx)$/;
const member = /\/(app\/member\/MemberArea\.tsx|store\/startStore\.ts|dashboard\/DashboardRoute\.tsx)$/;
const dashboard = /\/areas\/dashboard\/DashboardRoute\.tsx$/;
/** Dialogs, and the overlays of every list, which load after their screens. */
const overlays =
  /\/components\/(Dialog\/DialogSheet|FilterDialog\/FilterForm|SavedViews\/SavedViewsDialog|RowDetail\/DetailContainer)\.tsx$/;
const small = /\/components\/(Dialog\/Dialog|LazyPart\/createLazyOverlay|Figure\/FigureRow)\.tsx$/;
const copy = /\/components\/CopyButton\/\w+\.tsx?$/;
const charts =
  /\/areas\/(payouts\/EarningsPart|transactions\/BalancePart|mt5\/ProfitPart|subscriptions\/RoiPart)\.tsx$/;
const screen = /Route\.tsx$/;
const others = /\/areas\/(mt5|profile|transactions|withdraw)\/\w+Route\.tsx$/;

/**
 * Modules that load together, from the most to the least needed. A shared module belongs to the first group whose
 * anchors all need it, so a directly opened dashboard loads nothing of `visitor`.
 */
const groups: readonly { name: string; anchors: readonly RegExp[]; only?: RegExp }[] = [
  { name: 'portal', anchors: [signIn, member] },
  // Fields that the sign-in shares with other screens, which then load nothing else of the sign-in.
  { name: 'fields', anchors: [signIn, others] },
  { name: 'visitor', anchors: [signIn] },
  { name: 'calls', anchors: [client] },
  // Half a kB, too little for a separate file.
  { name: 'portal', anchors: [secondFactor, member] },
  { name: 'codes', anchors: [secondFactor] },
  { name: 'member', anchors: [member] },
  { name: 'lists', anchors: [/\/areas\/transactions\/TransactionsRoute\.tsx$/] },
  { name: 'forms', anchors: [/\/areas\/withdraw\/WithdrawRoute\.tsx$/] },
  // Texts of charts that other screens use.
  { name: 'lists', anchors: [charts, screen], only: /\/packages\/ui\/src\/text\// },
  // What charts and trees share.
  { name: 'scenes', anchors: [charts, /\/areas\/network\/\w+TreeRoute\.tsx$/] },
  // Charts load after their screens (ADR 23).
  { name: 'charts', anchors: [charts] },
];

type Chunk = Rolldown.OutputChunk;

/** The entry points that need each module: the entry, each screen and other dynamic imports. */
function partsByModule(chunks: readonly Chunk[]): Map<string, Set<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const parts = new Map<string, Set<string>>();
  for (const part of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
    const needed = new Set([part]);
    for (const { imports } of needed)
      for (const file of imports) {
        const chunk = byFile.get(file);
        if (chunk) needed.add(chunk);
      }
    for (const { moduleIds } of needed)
      for (const id of moduleIds)
        parts.set(id, (parts.get(id) ?? new Set()).add(part.facadeModuleId ?? part.fileName));
  }
  return parts;
}

/**
 * Groups modules into few large chunks, which compress better and need fewer requests. It reads a first build without
 * groups, because only that one shows the modules left after tree shaking. Modules of every page are `portal`.
 */
export async function planChunks(config: InlineConfig) {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, manifest: false },
  });
  const output =
    'output' in built ? built.output : Array.isArray(built) ? built.flatMap((one) => one.output) : [];
  const parts = partsByModule(output.filter((file) => file.type === 'chunk'));
  const getGroup = (id: string): string | null => {
    if (libraries.test(id)) return 'libraries';
    const needing = [...(parts.get(id) ?? [])];
    // Modules that run before the settings are separate, because all others create their texts on load (ADR 26).
    if (needing.some((part) => part.endsWith('index.html'))) return needing.length > 1 ? 'begin' : null;
    if (needing.length > 1 && needing.some((part) => part.endsWith('/config/configure.ts')))
      return 'libraries';
    if (needing.some((part) => part.endsWith('/app/start.tsx'))) return 'portal';
    // Every member's page needs them, and they need that chunk.
    if (needing.length > 0 && needing.every((part) => store.test(part))) return 'member';
    // The dashboard and its later parts alone need them, so other screens don't load them.
    if (needing.some((part) => dashboard.test(part)) && needing.every((part) => /\/dashboard\//.test(part)))
      return 'dashboard';
    // Half a kB of many screens, without the forms of some.
    if (small.test(id)) return 'lists';
    if (copy.test(id)) return 'copy';
    if (needing.length > 0 && needing.every((part) => overlays.test(part))) return 'dialogs';
    // The sign-in and the client are one file each, with their modules shared with other screens.
    if (needing.length < 2 && !needing.some((part) => signIn.test(part) || client.test(part))) return null;
    const name =
      groups.find(
        ({ anchors, only }) =>
          (only?.test(id) ?? true) && anchors.every((anchor) => needing.some((part) => anchor.test(part))),
      )?.name ?? null;
    // The store does not wait for the other modules of lists.
    if (name === 'lists' && needing.some((part) => store.test(part))) return 'member';
    // A chart's modules shared with its own area are not in the charts' chunk.
    return name === 'charts' && id.includes('/apps/portal/src/areas/') ? null : name;
  };
  return [{ name: getGroup, includeDependenciesRecursively: false }];
}
