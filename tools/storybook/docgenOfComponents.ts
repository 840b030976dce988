import type { Plugin, PluginOption } from 'vite';

/** The modules whose props a page shows. */
const components = {
  include: /\/(packages\/ui\/src|tools\/storybook)\/.*\.tsx$/,
  exclude: /\.(stories|fixtures|plays)\.tsx$/,
};

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/** Reads props of components only. Storybook's plugin parses every module, which was a quarter of a build. */
export const docgenOfComponents = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) => {
    if (!isDocgen(plugin) || typeof plugin.transform !== 'function') return plugin;
    return { ...plugin, transform: { filter: { id: components }, handler: plugin.transform } };
  });
