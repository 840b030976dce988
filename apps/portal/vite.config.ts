import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { preloadFontPlugin } from './vite/preloadFontPlugin';
import { securityHeadersPlugin } from './vite/securityHeadersPlugin';

/** Libraries of every page: they stay in the browser's cache over a release of the portal's own code. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|openapi-fetch)\//;

/**
 * Few large chunks compress better than many small ones. `portal` is what the entry imports, and nothing that a later
 * chunk shares with another (hence without dependencies of its own choice).
 */
const chunkGroups = [
  { name: 'libraries', test: libraries, priority: 2 },
  { name: 'portal', tags: ['$initial' as const], includeDependenciesRecursively: false, priority: 1 },
];

/** `SANDBOX_URL` is where the development server finds `/api`, `/images` and `/sandbox`. */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:8080';
  const proxy = Object.fromEntries(['/api', '/images', '/sandbox', '/docs'].map((path) => [path, sandbox]));
  return {
    plugins: [
      react(),
      securityHeadersPlugin({ apiUrl: env.VITE_API_URL, imageUrl: env.VITE_IMAGE_URL }),
      preloadFontPlugin(),
    ],
    server: { host: '127.0.0.1', proxy, hmr: { overlay: false } },
    preview: { host: '127.0.0.1', proxy },
    build: {
      outDir: 'dist',
      assetsDir: 'static/js',
      manifest: true,
      sourcemap: false,
      chunkSizeWarningLimit: 300,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
