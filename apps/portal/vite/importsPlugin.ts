import type { BuildOptions, Plugin, Rolldown } from 'vite';

/**
 * The rest of Vite's wrapper of dynamic imports. The page requests the files that a part imports together with the part
 * (firstPaint/begin.js), and a failed module is an event for the reporter.
 */
const helper = `export const __vitePreload = (load, files) => {
  globalThis.beginImports?.(files);
  return load().catch((error) => {
    dispatchEvent(new ErrorEvent('chunkerror', { error }));
    throw error;
  });
};`;

/** The imports of each chunk of the last build. */
const imports = new Map<string, readonly string[]>();

/** A chunk and everything that it imports. */
function follow(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
  return found;
}

const signIn = /\/(index|portal|libraries|visitor)-[^/]+$/;
const screen = /\/\w+Route-[^/]+$/;
/** The file with the list of screens. */
const screens = /\/member-[^/]+$/;
/** Every page of a member has them. */
const member = /\/(index|portal|libraries|MemberArea|member|calls)-[^/]+$/;

/**
 * The files that a part needs and its importer doesn't have. The page has its own list of each screen's files, and the
 * sign-in stays small without any.
 */
export const modulePreload: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (file, files, { hostId, hostType }) => {
    if (hostType === 'html' || signIn.test(hostId)) return [];
    if (screens.test(hostId) && screen.test(file)) return [];
    const loaded = [hostId, ...[...imports.keys()].filter((one) => member.test(one))];
    const here = new Set([file, ...loaded.flatMap((one) => [...follow(one)])]);
    return files.filter((one) => !here.has(one));
  },
};

/** Keeps what each chunk imports for `modulePreload`, and replaces Vite's wrapper. */
export function importsPlugin(): Plugin {
  return {
    name: 'portal:imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        imports.clear();
        const chunks = Object.values(bundle).filter(
          (one): one is Rolldown.OutputChunk => one.type === 'chunk',
        );
        for (const { fileName, imports: direct } of chunks) imports.set(fileName, direct);
      },
    },
  };
}
