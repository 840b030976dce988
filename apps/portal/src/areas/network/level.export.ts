import type { ListLocation } from '@portal/api';
import type { DownlineLevel, DownlineUser } from '@portal/ui/screens/network';
import { networkTitles } from '@portal/ui/text/columnTitles';
import { isoDate } from '@portal/ui/text/format/dates';
import { errorTexts, networkTexts } from '@portal/ui/text/messages';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toDownlineQuery, toLevelPage } from './downline.mappers';
import { networkApi } from './network.api';

/** The level whose users are exported. */
export interface ExportedLevel extends Pick<DownlineLevel, 'level'> {
  /** Whether the server pages the level (D113). One that does not gets the list's request and returns all users. */
  paged: boolean;
}

/** The users of one level with the columns of its modal (B §2). An incomplete level yields no file. */
export const levelExport = (
  { level, paged }: ExportedLevel,
  location: ListLocation,
): ExportPlan<DownlineUser, '/user-team-details', DownlineUser> => ({
  name: `downline-level-${level}`,
  path: '/user-team-details',
  columns: [
    { title: networkTitles.username, cell: ({ username }) => username },
    { title: networkTexts.selfBotInvestment, cell: ({ botInvestment }) => botInvestment },
    { title: networkTexts.selfPoolInvestment, cell: ({ poolInvestment }) => poolInvestment },
    { title: networkTexts.joiningDate, cell: ({ joinedAt }) => isoDate(joinedAt) },
  ],
  toPage: (body) => toLevelPage(body, location, level),
  getRow: () => (user) => user,
  ask: (dispatch, state, page) =>
    dispatch(
      networkApi.endpoints.exportDownlineLevels.initiate(paged ? { level, page } : toDownlineQuery(state), {
        track: false,
      }),
    ),
  failure: errorTexts.somethingWrongTryAgain,
});
