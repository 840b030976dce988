import type { Plugin } from 'vite';

/** What a library leaves in the bundle although the portal has no use for it, and what is written in its place. */
interface Unused {
  file: RegExp;
  /** What tells that file from others of such a name. */
  holds: string;
  /** Each stands in the file, or the build fails: a new version of the library wants a new look. */
  edits: readonly (readonly [from: string | RegExp, to: string])[];
}

const pure = '/* @__PURE__ */';

/**
 * The router's one file makes all of its contexts, links and classes when it loads, and a bundler may not leave those
 * out that nobody uses, because it can't know that making one does nothing else. Only developer tools show the names.
 */
const router: Unused = {
  file: /node_modules\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
  holds: 'function BrowserRouter(',
  edits: [
    [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
    [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, `= ${pure} $1`],
    [/^(var \w+ =) (new |Object\.)/gm, `$1 ${pure} $2`],
    [/^(var \w+ =) (class extends React\d*\.Component \{.*?^\});$/gms, `$1 ${pure} (() => $2)();`],
    // What it tells developers on the console, which the package has no other build without.
    ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
    [/^(function (?:warning|warningOnce|warnOnce)\()/gm, '/* @__NO_SIDE_EFFECTS__ */ $1'],
    // There is no data router here (ADR 3), so that nothing below one is ever drawn.
    [/^(function \w+\(.*), dataRouterOpts\) \{$/gm, '$1) { const dataRouterOpts = undefined;'],
    ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
    [/= React\d*\.useContext\(DataRouterContext\);/g, '= null;'],
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ],
};

/** Prefixes for browsers of long ago, which no `StyleSheetManager` here asks for. */
const styles: Unused = {
  file: /node_modules\/styled-components\/dist\/styled-components\.browser\.esm\.js$/,
  holds: 'enableVendorPrefixes',
  edits: [[/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, '']],
};

function without(code: string, { file, edits }: Unused): string {
  let left = code;
  for (const [from, to] of edits) {
    const was = left;
    left = left.replace(from, to);
    if (left === was) throw new Error(`Nothing in ${String(file)} reads ${String(from)} any more.`);
  }
  return left;
}

/** Leaves out of the libraries what is never used (e2e/budgets.spec.ts holds the weight). */
export function shakeLibrariesPlugin(): Plugin {
  return {
    name: 'portal:shake-libraries',
    apply: 'build',
    transform(code, id) {
      const unused = [router, styles].find(({ file, holds }) => file.test(id) && code.includes(holds));
      return unused && { code: without(code, unused), map: null };
    },
  };
}
