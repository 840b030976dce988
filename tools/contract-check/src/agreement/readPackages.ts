import { botTitles, liveTitles } from '@portal/ui/text/columnTitles';
import { botPrice, livePrice, roiPaid } from '@portal/ui/text/figures/listFigures';
import { subscriptionsTexts } from '@portal/ui/text/messages';
import { subtractAmounts } from '@portal/ui/text/format/amount';
import { toCancelValues } from '../../../../packages/ui/src/screens/subscriptions/Cancellation/cancellation';
import { toBeyondEven } from '../../../../packages/ui/src/screens/subscriptions/LiveHistory/liveDetail';
import { toCancelTerms } from '../../../../apps/portal/src/areas/subscriptions/cancellation.mappers';
import { toRunning } from '../../../../apps/portal/src/areas/dashboard/dashboard.mappers';
import { toRoi } from '../../../../apps/portal/src/areas/subscriptions/roi.mappers';
import type { FileRow } from './portal';
import { one, sum } from './readings';
import { toLocation, type Sources } from './sources';

/** A cancelled package's refund is in no list. */
const isCounted = (status: string | undefined) =>
  status !== undefined && status !== subscriptionsTexts.cancelled;

const running: readonly string[] = [subscriptionsTexts.active, subscriptionsTexts.cancellationRequested];

/** Each figure of the packages where the portal shows it, of a member whom nobody gave a package. */
export function readPackages({ dashboard, packages, files }: Sources) {
  const { lives, botList, liveList } = packages;
  const shown = toRunning(dashboard);
  const [liveTerms, botTerms] = [toCancelTerms(lives), toCancelTerms(packages.bots)];
  const bots = botList.filter(({ status }) => status === 'active');
  const live = liveList.filter(({ status }) => status === 'active' || status === 'requested');
  const inFile = (rows: readonly FileRow[], status: string, price: string) =>
    sum(rows.filter((row) => running.includes(row[status] ?? '')).map((row) => row[price]));
  const own = liveList.filter((row) => row.own);
  return {
    inLive: {
      card: [one(shown?.live.paid)],
      list: [sum(live.map(({ price }) => price))],
      file: [inFile(files.lives, liveTitles.status, livePrice.title)],
    },
    inBots: {
      card: [one(shown?.bots.paid)],
      list: [sum(bots.map(({ price }) => price))],
      file: [inFile(files.bots, botTitles.status, botPrice.title)],
    },
    refundToday: {
      card: [sum([shown?.live.refund, shown?.bots.refund])],
      list: [
        sum([
          ...live.map((row) => toCancelValues(row, liveTerms)?.net),
          ...bots.map((row) => toCancelValues(row, botTerms)?.net),
        ]),
      ],
    },
    beyondEven: {
      list: [sum(liveList.filter(({ paidRoi }) => paidRoi !== undefined).map(toBeyondEven))],
      file: [
        sum(
          files.lives
            .filter((row) => isCounted(row[liveTitles.status]) && (row[roiPaid.title] ?? '') !== '')
            .map((row) => subtractAmounts(row[roiPaid.title] ?? '', row[livePrice.title] ?? '')),
        ),
      ],
    },
    roiPaid: {
      list: [sum(own.map(({ paidRoi }) => paidRoi))],
      chart: [one(toRoi(lives, toLocation('/live-subscriptions'))?.figure)],
      file: [sum(files.lives.map((row) => row[roiPaid.title]))],
    },
  };
}
