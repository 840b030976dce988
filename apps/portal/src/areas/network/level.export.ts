import type { ListLocation } from '@portal/api';
import type { DownlineLevel, DownlineUser } from '@portal/ui/screens/network';
import { networkTitles } from '@portal/ui/text/columnTitles';
import { isoDate } from '@portal/ui/text/format/dates';
import { errorTexts, networkTexts } from '@portal/ui/text/messages';
import type { ExportPlan } from '../../shared/exports/exportPlan';
import { toDownlineQuery, toLevelPage } from './downline.mappers';
import { networkApi } from './network.api';

/** Which level's users are saved. */
export interface ExportedLevel extends Pick<DownlineLevel, 'level'> {
  /** The server has the level by pages (D113). One that has not is asked as the list asked it, and answers them all. */
  paged: boolean;
}

/** The users of one level with the columns of its modal (B §2): every page of them, or no file. */
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
