import type { ListLocation } from '@portal/api';
import type { DownlineLevel, DownlineUser, DownlineUserColumnId } from '@portal/ui/screens/network';
import { networkTitles } from '@portal/ui/text/columnTitles';
import { networkTexts } from '@portal/ui/text/messages';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { toDownlineQuery, toLevelPage } from './downline.mappers';
import { networkApi } from './network.api';
import { memberBots, memberPool } from '@portal/ui/text/figures/listFigures';

/** The level whose users are exported. */
export interface ExportedLevel extends Pick<DownlineLevel, 'level'> {
  /** Whether the server pages the level (D113). One that does not gets the list's request and returns all users. */
  paged: boolean;
}

export const levelUserColumns = toFileColumns<DownlineUser, DownlineUserColumnId>({
  serial: { omitted: 'position' },
  username: { title: networkTitles.username, cell: ({ username }) => username },
  bot: toFigureCells(memberBots, ({ botInvestment }) => botInvestment),
  pool: toFigureCells(memberPool, ({ poolInvestment }) => poolInvestment),
  joined: { title: networkTexts.joiningDate, cell: ({ joinedAt }) => joinedAt, kind: 'moment' },
});

/** The users of one level with the columns of its modal (B §2). An incomplete level yields no file. */
export const levelExport = (
  { level, paged }: ExportedLevel,
  location: ListLocation,
): ExportPlan<DownlineUser, '/user-team-details', DownlineUser> => ({
  name: 'levelUsers',
  part: `level-${level}`,
  path: '/user-team-details',
  columns: levelUserColumns,
  toPage: (body) => toLevelPage(body, location, level),
  getRow: () => (user) => user,
  ask: (dispatch, state, page) =>
    dispatch(
      networkApi.endpoints.exportDownlineLevels.initiate(paged ? { level, page } : toDownlineQuery(state), {
        track: false,
      }),
    ),
});
