import { basename } from 'node:path';
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
/** The container of dialogs, and a dialog that an early chunk loads without knowing it. */
const dialogs = /\/components\/(Dialog\/DialogSheet|LeaveDialog\/LeaveDialog)\.tsx$/;
/** The overlays of every list, which load after their screens. */
const overlays =
  /\/components\/(FilterDialog\/FilterForm|SavedViews\/SavedViewsDialog|RowDetail\/DetailContainer)\.tsx$/;
const small =
  /\/components\/(useOpen\.ts|(Dialog\/Dialog|LazyPart\/createLazyOverlay|Figure\/FigureRow)\.tsx)$/;
const copy = /\/components\/CopyButton\/\w+\.tsx?$/;
const charts =
  /\/areas\/(payouts\/EarningsPart|transactions\/BalancePart|mt5\/ProfitPart|subscriptions\/RoiPart)\.tsx$/;
const screen = /Route\.tsx$/;
const others = /\/areas\/(mt5|profile|transactions|withdraw)\/\w+Route\.tsx$/;
const transactions = /\/areas\/transactions\/TransactionsRoute\.tsx$/;
const withdraw = /\/areas\/withdraw\/WithdrawRoute\.tsx$/;
/** Screens without a list of records. */
const listless =
  /\/areas\/(\w+\/security\/Security|tickets\/Tickets|purchase\/Packages|withdraw\/Withdraw)Route\.tsx$/;
const otherList = /\/areas\/(payouts\/Payouts|withdraw\/WithdrawHistory|mt5\/Mt5Account)Route\.tsx$/;
const formik = /\/node_modules\/formik\//;

/**
 * Modules that load together, from the most to the least needed. A shared module belongs to the first group whose
 * anchors all need it, so a directly opened dashboard loads nothing of `visitor`.
 */
const groups: readonly { name: string; anchors: readonly RegExp[]; only?: RegExp; within?: RegExp }[] = [
  { name: 'portal', anchors: [signIn, member] },
  // Fields that the sign-in shares with other screens, which then load nothing else of the sign-in.
  { name: 'fields', anchors: [signIn, others] },
  { name: 'visitor', anchors: [signIn] },
  { name: 'calls', anchors: [client] },
  // Half a kB, too little for a separate file.
  { name: 'portal', anchors: [secondFactor, member] },
  { name: 'codes', anchors: [secondFactor] },
  { name: 'member', anchors: [member] },
  { name: 'screens', anchors: [transactions, listless] },
  { name: 'lists', anchors: [transactions, otherList] },
  // The form library with the fields, for the screens that show a form at first. Dialogs load it with them.
  { name: 'forms', anchors: [withdraw], within: formik, only: /\/(node_modules|ui\/src\/forms)\// },
  { name: 'writes', anchors: [withdraw] },
  // A press loads them, but the archive of a year needs them earlier. A saved file alone is small.
  { name: 'exports', anchors: [/\/exports\/exportList\.ts$/], only: /\/exports\/(?!saveFile)/ },
  // What charts and trees share.
  {
    name: 'scenes',
    anchors: [charts, /\/areas\/network\/\w+TreeRoute\.tsx$/],
    only: /\/node_modules\//,
  },
  { name: 'transactions', anchors: [transactions], only: /\/apps\/portal\/src\/areas\/transactions\// },
  // Charts load after their screens (ADR 23).
  { name: 'charts', anchors: [charts] },
];

type Chunk = Rolldown.OutputChunk;

/** The entry points that need each module: the entry, each screen and other dynamic imports. */
function partsByModule(chunks: readonly Chunk[]): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const part of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry))
    for (const { moduleIds } of follow(part, chunks, ({ imports }) => imports))
      for (const id of moduleIds)
        parts.set(id, (parts.get(id) ?? new Set()).add(part.facadeModuleId ?? part.fileName));
  return parts;
}

/** A chunk, and all that it leads to. */
function follow(
  start: Chunk,
  chunks: readonly Chunk[],
  getFiles: (chunk: Chunk) => readonly string[],
): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set([start]);
  for (const chunk of found)
    for (const file of getFiles(chunk)) {
      const next = byFile.get(file);
      if (next) found.add(next);
    }
  return found;
}

/** The screens from which each part loads, itself included. */
function screensByPart(chunks: readonly Chunk[]): Map<string, string[]> {
  const screens = new Map<string, string[]>();
  const all = chunks.filter(({ facadeModuleId }) => screen.test(facadeModuleId ?? ''));
  const files = new Set(all.map(({ fileName }) => fileName));
  for (const one of all)
    for (const { facadeModuleId: part } of follow(one, chunks, ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports.filter((file) => !files.has(file)),
    ]))
      if (part !== null) screens.set(part, [...(screens.get(part) ?? []), one.facadeModuleId ?? '']);
  return screens;
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
  const chunks = output.filter((file) => file.type === 'chunk');
  const parts = partsByModule(chunks);
  const screens = screensByPart(chunks);
  /** Whether each part that needs a module needs a library too. */
  const isWithin = (needing: readonly string[], library: RegExp) => {
    const [, users = new Set<string>()] = [...parts].find(([id]) => library.test(id)) ?? [];
    return needing.every((part) => users.has(part));
  };
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
    if (small.test(id)) return 'screens';
    if (copy.test(id)) return 'copy';
    for (const [name, entries] of [['dialogs', dialogs] as const, ['overlays', overlays] as const])
      if (needing.length > 0 && needing.every((part) => entries.test(part))) return name;
    // A screen is one file with what its own dialogs share with it.
    const [own, ...more] = new Set(needing.map((part) => screens.get(part)?.join() ?? ''));
    if (own !== undefined && more.length === 0 && needing.includes(own) && !signIn.test(own))
      return basename(own, '.tsx');
    // The sign-in and the client are one file each, with their modules shared with other screens.
    if (needing.length < 2 && !needing.some((part) => signIn.test(part) || client.test(part))) return null;
    const name =
      groups.find(
        ({ anchors, only, within }) =>
          (only?.test(id) ?? true) &&
          (within === undefined || isWithin(needing, within)) &&
          anchors.every((anchor) => needing.some((part) => anchor.test(part))),
      )?.name ?? null;
    // The store does not wait for the other modules of screens and lists.
    if ((name === 'screens' || name === 'lists') && needing.some((part) => store.test(part))) return 'member';
    // A chart's modules that its own area or a screen needs earlier are not in the charts' chunk.
    const isEarlier = id.includes('/apps/portal/src/areas/') || needing.some((part) => screen.test(part));
    return name === 'charts' && isEarlier ? null : name;
  };
  return [{ name: getGroup, includeDependenciesRecursively: false }];
}
