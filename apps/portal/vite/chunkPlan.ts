import { build, type InlineConfig, type Rolldown } from 'vite';

/** Libraries of every page: they stay in the browser's cache over a release of the portal's own code. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|openapi-fetch)\//;

const signIn = /\/areas\/access\/LoginRoute\.tsx$/;
const secondFactor = /\/areas\/access\/secondFactor\/SecondFactor\.ts$/;
/** What says what the store holds comes with it, in half a kB. */
const store = /\/(store\/startStore\.ts|app\/Notices\.tsx)$/;
const member = /\/(app\/member\/MemberArea\.tsx|store\/startStore\.ts|dashboard\/DashboardRoute\.tsx)$/;

/**
 * What is loaded together, from what nearly every page needs to what few do. A module that several parts share belongs
 * to the first group all of whose anchors need it. What the sign-in shares with the member's frame is no part of
 * `visitor`, so that a dashboard opened directly leaves the sign-in where it is.
 */
const groups: readonly { name: string; anchors: readonly RegExp[] }[] = [
  { name: 'portal', anchors: [signIn, member] },
  { name: 'visitor', anchors: [signIn] },
  // Half a kB, which a file of its own would not save a visitor.
  { name: 'portal', anchors: [secondFactor, member] },
  { name: 'codes', anchors: [secondFactor] },
  { name: 'member', anchors: [member] },
  { name: 'lists', anchors: [/\/areas\/transactions\/TransactionsRoute\.tsx$/] },
  { name: 'forms', anchors: [/\/areas\/withdraw\/WithdrawRoute\.tsx$/] },
  // Pictures of data come after the screens that they stand on (ADR 23).
  {
    name: 'charts',
    anchors: [
      /\/areas\/(payouts\/EarningsPart|transactions\/BalancePart|mt5\/ProfitPart|subscriptions\/RoiPart)\.tsx$/,
    ],
  },
];

type Chunk = Rolldown.OutputChunk;

/** The parts that need a module, by the module: parts are what is imported on its own (the entry, each screen …). */
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
 * Few large chunks compress better than many small ones, and ask for less. Which module goes where is read off a first
 * build without groups, as only that one knows what is left of the doors and libraries after unused code went. What
 * every page needs once its settings are known is `portal`, and what one part alone needs stays with it. The bundler's own
 * file, of 0.5 kB, belongs to no group.
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
    // What runs before the settings are in force stays away from the rest, which makes its texts as it comes (ADR 26).
    if (needing.some((part) => part.endsWith('index.html'))) return needing.length > 1 ? 'begin' : null;
    if (needing.length > 1 && needing.some((part) => part.endsWith('/config/configure.ts')))
      return 'libraries';
    if (needing.some((part) => part.endsWith('/app/start.tsx'))) return 'portal';
    if (needing.length > 0 && needing.every((part) => store.test(part))) return 'store';
    // The sign-in itself comes with what it shares with other visitors' screens, as one file.
    if (needing.length < 2 && !needing.some((part) => signIn.test(part))) return null;
    const name =
      groups.find(({ anchors }) => anchors.every((anchor) => needing.some((part) => anchor.test(part))))
        ?.name ?? null;
    // Nor does the store wait for what lists need besides.
    if (name === 'lists' && needing.some((part) => store.test(part))) return 'member';
    // What a picture shares with its own area is no part of the pictures' room.
    return name === 'charts' && id.includes('/apps/portal/src/areas/') ? null : name;
  };
  return [{ name: getGroup, includeDependenciesRecursively: false }];
}
