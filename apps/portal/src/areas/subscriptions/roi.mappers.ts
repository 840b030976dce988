import type { ListLocation } from '@portal/api';
import type { BarData } from '@portal/ui/charts';
import type { LiveSubscription } from '@portal/ui/screens/subscriptions';
import {
  addAmounts,
  compareAmounts,
  getPercent,
  isZeroAmount,
  subtractAmounts,
  sumAmounts,
} from '@portal/ui/text/format/amount';
import { dayKey } from '@portal/ui/text/format/days';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import { formatFigure } from '@portal/ui/text/figures/figure';
import { formatCount, noFigure } from '@portal/ui/text/format/money';
import { spanText } from '@portal/ui/text/format/spanText';
import { percentMessages } from '@portal/ui/text/percentMessages';
import { roiMessages } from '@portal/ui/text/charts/roiMessages';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { toLivesPage } from './lives.mappers';

// Pure: the paid share of each live subscription's limit, exact (T22, D148).

/** Maximum number of bars; the newest come first. */
export const mostShown = 100;

const isAbove = (amount: string, other: string) => compareAmounts(amount, other) > 0;

/** What has ended or was cancelled pays no more, whatever its limit was (D149). */
const isRunning = ({ status }: Pick<LiveSubscription, 'status'>) =>
  status === 'active' || status === 'requested';

/** What a subscription pays until its limit. */
const getLeft = (live: LiveSubscription, paid: string, limit: string) =>
  isRunning(live) && isAbove(limit, paid) ? subtractAmounts(limit, paid) : '0';

/**
 * The member's own subscriptions with both values, oldest first. A payout beyond the limit leaves nothing to come, and so
 * does an end. With further pages it has no sum and no sentence, because both need every subscription (D126), and says
 * what it is made of. Undefined if it has subscriptions, but can read none (D145).
 */
export function toRoi(body: Answer<'/live-subscriptions'>, location: ListLocation): BarData | undefined {
  const { rows, range } = toLivesPage(body, location);
  const known = rows.flatMap((live) => {
    const [paid, limit] = [live.paidRoi, live.roiLimit];
    return live.own && paid !== undefined && limit !== undefined && !isAbove('0', paid) && isAbove(limit, '0')
      ? [{ ...live, paid, left: getLeft(live, paid, limit) }]
      : [];
  });
  const own = rows.filter((live) => live.own);
  const isDrawn = ({ id }: LiveSubscription) => known.some((live) => live.id === id);
  // One without a limit can't be drawn, and if it paid something, the sum lacks it.
  const isRead = own.every(
    (live) => live.paidRoi !== undefined && (isDrawn(live) || isZeroAmount(live.paidRoi)),
  );
  // An unknown status or limit may be that of one that runs.
  const isToldApart = own.every((live) => live.status !== undefined && isDrawn(live));
  const isWhole = range.end === 'complete' && range.missing === 0 && isRead;
  const all = sumAmounts(known.map(({ paid }) => paid));
  const limits = addAmounts(all, sumAmounts(known.map(({ left }) => left)));
  if (known.length === 0 && (!isRead || range.missing > 0)) return undefined;
  const share = getPercent(all, limits, 'down');
  const [nearest] = known
    .filter(({ left }) => isAbove(left, '0'))
    .sort((one, other) => compareAmounts(one.left, other.left));
  const toName = ({ package: name, cancelId }: (typeof known)[number]) =>
    [name ?? noFigure, ...(cancelId === undefined ? [] : [roiMessages.short({ code: cancelId })])].join(' ');
  return {
    ...(isWhole && { figure: all }),
    part: isWhole ? undefined : earningsMessages.fromSome({ count: formatCount(known.length) }),
    ...(isWhole &&
      isToldApart &&
      share !== undefined && {
        change: {
          words: roiMessages.of({
            share: percentMessages.of({ percent: share }),
            limit: formatFigure('roiLimit', limits),
          }),
          meaning: 'plain',
        },
      }),
    sentence:
      !isWhole || !isToldApart
        ? ''
        : nearest
          ? roiMessages.next({ subscription: toName(nearest), rest: formatFigure('roiLimit', nearest.left) })
          : known.some(isRunning)
            ? roiMessages.full
            : roiMessages.ended,
    categories: known.toReversed().map((row) => {
      const day = dayKey(row.boughtAt);
      return {
        key: row.id,
        label: roiMessages.short({ code: row.cancelId ?? row.id }),
        title:
          day === ''
            ? toName(row)
            : roiMessages.title({ subscription: toName(row), day: spanText({ from: day, to: day }) }),
        values: [row.paid, row.left],
      };
    }),
  };
}
