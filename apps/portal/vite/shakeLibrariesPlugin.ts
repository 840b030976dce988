import type { Plugin } from 'vite';

/** Unused code that a library leaves in the bundle, and its replacement. */
interface Unused {
  file: RegExp;
  /** Distinguishes the file from others of the same name. */
  holds: string;
  /** Each must match the file or the build fails, because a new version of the library needs a new review. */
  edits: readonly (readonly [from: string | RegExp, to: string])[];
}

const pure = '/* @__PURE__ */';

/**
 * The router's single file creates all its contexts, links and classes on load, and a bundler can't prove that unused
 * ones have no side effects. Only developer tools show the names.
 */
const router: Unused = {
  file: /node_modules\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
  holds: 'function BrowserRouter(',
  edits: [
    [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
    [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, `= ${pure} $1`],
    [/^(var \w+ =) (new |Object\.)/gm, `$1 ${pure} $2`],
    [/^(var \w+ =) (class extends React\d*\.Component \{.*?^\});$/gms, `$1 ${pure} (() => $2)();`],
    // Console warnings for developers, which the package has in every build.
    ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
    [/^(function (?:warning|warningOnce|warnOnce)\()/gm, '/* @__NO_SIDE_EFFECTS__ */ $1'],
    // There is no data router here (ADR 3), so none of its code is ever rendered.
    [/^(function \w+\(.*), dataRouterOpts\) \{$/gm, '$1) { const dataRouterOpts = undefined;'],
    ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
    [/= React\d*\.useContext\(DataRouterContext\);/g, '= null;'],
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ],
};

/** Prefixes for very old browsers, which no `StyleSheetManager` here enables. */
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

/** Removes unused code from the libraries (e2e/budgets.spec.ts checks the size). */
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
