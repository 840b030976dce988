import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readEnv } from './src/shared/wire/env';
import { plainImportsPlugin } from './vite/plainImportsPlugin';
import { planChunks } from './vite/chunkPlan';
import { firstPaintPlugin } from './vite/firstPaintPlugin';
import { firstThemePlugin } from './vite/firstThemePlugin';
import { precompressPlugin } from './vite/precompressPlugin';
import { securityHeadersPlugin } from './vite/securityHeadersPlugin';
import { settingsPlugin } from './vite/settingsPlugin';
import { shakeRouterPlugin } from './vite/shakeRouterPlugin';

/** `SANDBOX_URL` is where the development server finds `/api`, `/images`, `/sandbox`, `/docs` and `/reports`. */
export default defineConfig(async ({ mode, command, isPreview }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:8080';
  const ofTheSandbox = ['/api', '/images', '/sandbox', '/docs', '/reports'];
  const proxy = Object.fromEntries(ofTheSandbox.map((path) => [path, sandbox]));
  const build = {
    outDir: 'dist',
    assetsDir: 'static/js',
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 300,
    modulePreload: false as const,
  };
  const shaken = {
    root: import.meta.dirname,
    mode,
    build,
    plugins: [react(), shakeRouterPlugin(), plainImportsPlugin(), settingsPlugin(env)],
  };
  const groups = command === 'build' && !isPreview ? await planChunks(shaken) : [];
  return {
    plugins: [
      react(),
      shakeRouterPlugin(),
      plainImportsPlugin(),
      settingsPlugin(env),
      securityHeadersPlugin({
        apiUrl: env.VITE_API_URL,
        imageUrl: env.VITE_IMAGE_URL,
        reportUrl: env.VITE_REPORT_URL,
      }),
      firstPaintPlugin(readEnv(env).apiUrl),
      firstThemePlugin(env.VITE_THEME),
      precompressPlugin(),
    ],
    server: { host: '127.0.0.1', proxy, hmr: { overlay: false } },
    preview: { host: '127.0.0.1', proxy },
    build: { ...build, rolldownOptions: { output: { codeSplitting: { groups } } } },
  };
});
