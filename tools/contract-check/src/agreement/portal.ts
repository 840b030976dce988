import { createPortalClient, type ReadPath } from '@portal/api';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { exportTable, type ExportName } from '@portal/portal-core/exports/exportTable';
import { readArchive, type ArchiveSource } from '@portal/portal-core/exports/readArchive';
import { readRows, type Reader } from '@portal/portal-core/exports/readTable';
import { signedIn } from '@portal/portal-core/session/session.slice';
import { createStore } from '@portal/portal-core/store/store';
import Papa from 'papaparse';
import type { TestServer } from '../../../../apps/sandbox/src/testing/testServer';
import { archiveSources } from '../../../../apps/portal/src/areas/payouts/archive';

const unfiltered = { page: 1, filters: {} };
const archived = ['transactions', 'payouts', 'bots', 'lives'] as const satisfies readonly ExportName[];

export type ArchivedName = (typeof archived)[number];
export type FileRow = Readonly<Record<string, string | undefined>>;

/** The portal's own client and store on a sandbox in this process, signed in. */
export function openPortal(app: TestServer['app'], token: string) {
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => token,
    fetch: async ({ url, headers }) => {
      const { pathname, search } = new URL(url);
      const call = {
        method: 'GET',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(headers),
      } as const;
      const { statusCode, body, headers: sent } = await app.inject(call);
      return new Response(body, {
        status: statusCode,
        headers: { 'content-type': String(sent['content-type']) },
      });
    },
  });
  const store = createStore({ client });
  store.dispatch(signedIn({ username: 'amara21', email: null, authType: 'otp', token }));
  const reader: Reader = { client, dispatch: store.dispatch, signal: new AbortController().signal };
  return {
    reader,
    /** All rows of a list, as its screen reads them. */
    readList: async <Shown, P extends ReadPath, Fields>(plan: ExportPlan<Shown, P, Fields>) =>
      (await readRows(plan, unfiltered, reader)).rows,
    /** The files of the archive, read as a spreadsheet reads them: each row by its headings. */
    readFiles: async (): Promise<Readonly<Record<ArchivedName, readonly FileRow[]>>> => {
      const absent: ArchiveSource = () => Promise.resolve(undefined);
      const isRead = (name: string): name is ArchivedName => (archived as readonly string[]).includes(name);
      const names = Object.keys(exportTable) as ExportName[];
      const sources = Object.fromEntries(
        names.map((name) => [name, isRead(name) ? archiveSources[name] : absent]),
      ) as Record<ExportName, ArchiveSource>;
      const { files } = await readArchive(sources, reader, () => undefined);
      const toRows = (name: ArchivedName) => {
        const file = files.find((one) => one.name.startsWith(`${exportTable[name].file}.`));
        if (!file) throw new Error(`The archive lacks ${name}.`);
        return Papa.parse<FileRow>(file.input.replace(/^\uFEFF/, ''), { header: true }).data;
      };
      return {
        transactions: toRows('transactions'),
        payouts: toRows('payouts'),
        bots: toRows('bots'),
        lives: toRows('lives'),
      };
    },
  };
}
