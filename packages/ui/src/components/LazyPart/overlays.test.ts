import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const sources = ['packages/ui/src', 'apps/portal/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|plays|fixtures|test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

/** Parts with such a name that need no container when they load. */
const others = {
  LeaveDialog: 'The build has it in one file with the container (vite/chunkPlan.ts).',
  MemberPopups: 'It shows nothing before it has found popups.',
  SharedLinkDialog: 'It shows nothing before a press.',
};

test('the container of a dialog is requested while the dialog loads', async () => {
  const asked = vi.fn();
  vi.doMock('../Dialog/DialogSheet', () => {
    asked();
    return { DialogSheet: () => null };
  });
  const [{ createLazyOverlay }, { loadOverlays }] = await Promise.all([
    import('./createLazyOverlay'),
    import('./overlays'),
  ]);
  createLazyOverlay(() => new Promise<never>(() => undefined));
  void loadOverlays();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  vi.doUnmock('../Dialog/DialogSheet');
});

test('every dialog that loads on demand loads together with its container', () => {
  const loads = sources.flatMap((text) => [
    ...text.matchAll(/(?:(createLazyOverlay|withDialogSheet)[^;]{0,90}?)?\(\) =>\s*import\('[^']*?(\w+)'\)/g),
  ]);
  const dialogs = loads.filter(([, , name = '']) =>
    /(Dialogs?|Form|Question|Palette|Popups|Container|Confirm\w+)$/.test(name),
  );
  expect(dialogs.length).toBeGreaterThanOrEqual(24);
  const alone = dialogs.flatMap(([, by, name = '']) => (by === undefined ? [name] : []));
  expect(alone.sort()).toEqual(Object.keys(others).sort());
});
