import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { docgenOfComponents } from '../tools/storybook/docgenOfComponents.ts';
import { pagesData } from '../tools/storybook/pagesData.plugin.ts';
import { liveSeed, liveStandIns } from '../tools/storybook/live/vite/index.ts';
import { nameMoments, tagStories } from '../tools/storybook/tagStories.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../tools/storybook/**/*.mdx',
    '../tools/storybook/**/*.stories.tsx',
  ],
  addons: [
    // No page shows a story's source, which would be in its file twice.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    // A link to Figma where a story has one: `parameters.design`.
    '@storybook/addon-designs',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  experimental_indexers: (indexers) => tagStories(indexers ?? []),
  // Prebundled, because Vite reloads the page under a running test when it discovers a dependency late.
  viteFinal: (vite) => ({
    ...vite,
    // The version that the portal's build defines (apps/portal/vite.config.ts).
    define: { ...vite.define, portalVersion: JSON.stringify({ version: 'review', commit: '' }) },
    plugins: [...docgenOfComponents(vite.plugins), nameMoments(), pagesData(), liveStandIns(), liveSeed()],
    // The sandbox runs in a worker, which resolves its modules the same way as the page.
    worker: { ...vite.worker, format: 'es', plugins: () => [liveStandIns(), liveSeed()] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // It loads its data files by paths relative to its own module.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...['@storybook/addon-docs/blocks', 'storybook/theming'],
        ...['@radix-ui/react-dialog', '@radix-ui/react-dropdown-menu', '@radix-ui/react-tabs'],
        ...[
          '@radix-ui/react-tooltip',
          'dompurify',
          'downshift',
          'fast-check',
          'jsqr',
          'notistack',
          'qrcode.react',
        ],
        ...['formik', 'yup', 'dayjs', 'styled-components'],
        ...['d3-selection', 'd3-transition', 'd3-zoom'],
        ...[
          'react-redux',
          'react-router-dom',
          '@reduxjs/toolkit',
          '@reduxjs/toolkit/query',
          '@reduxjs/toolkit/query/react',
          'papaparse',
        ],
        ...['openapi-fetch', 'workbox-window', 'get-nonce'],
        ...['drizzle-orm', 'drizzle-orm/pglite', 'drizzle-orm/pg-core', 'otplib', 'buffer', 'countries-list'],
        ...['ajv/dist/2020.js', 'ajv-formats/dist/formats.js', '@scure/base'],
        ...[
          'react-easy-crop',
          ...['hmac', 'sha2', 'sha3', 'utils'].map((name) => `@noble/hashes/${name}.js`),
        ],
      ],
    },
  }),
  // Tests don't use the prop descriptions.
  typescript: { reactDocgen: process.env.VITEST === undefined && 'react-docgen' },
};

export default config;
