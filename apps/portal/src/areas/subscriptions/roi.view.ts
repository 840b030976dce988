import type { ListPlace } from '@portal/api';
import type { BarData } from '@portal/ui/charts';
import { centsOf } from '@portal/ui/text/format/cents';
import { dayKey } from '@portal/ui/text/format/days';
import { decimalText } from '@portal/ui/text/format/decimal';
import { formatMoney, noFigure } from '@portal/ui/text/format/money';
import { spanText } from '@portal/ui/text/format/spanText';
import { percentWords } from '@portal/ui/text/percentWords';
import { roiWords } from '@portal/ui/text/pictures/roiWords';
import type { Answer } from '../../shared/wire/answer';
import { livesPageOf } from './lives.view';

// Pure: live subscriptions as what each has paid of its limit, in whole cents (T22).

/** More are not drawn side by side; the newest come first. */
export const mostShown = 100;

const moneyOf = (cents: number) => formatMoney(decimalText({ units: BigInt(cents), places: 2 }));

/** The member's own that say both, the oldest first. What one paid beyond its limit leaves nothing to come. */
export function roiOf(body: Answer<'/live-subscriptions'>, place: ListPlace): BarData {
  const known = livesPageOf(body, place).rows.flatMap((row) => {
    const [paid, limit] = [centsOf(row.paidRoi), centsOf(row.roiLimit)];
    return row.own && paid !== undefined && limit !== undefined && paid >= 0 && limit > 0
      ? [{ ...row, paid, limit, left: Math.max(0, limit - paid) }]
      : [];
  });
  const all = known.reduce((sum, { paid }) => sum + paid, 0);
  const limits = known.reduce((sum, { limit }) => sum + limit, 0);
  const [nearest] = known
    .filter(({ left, status }) => left > 0 && status === 'active')
    .sort((one, other) => one.left - other.left);
  const nameOf = ({ package: name, cancelId }: (typeof known)[number]) =>
    [name ?? noFigure, ...(cancelId === undefined ? [] : [roiWords.short(cancelId)])].join(' ');
  return {
    figure: all,
    ...(limits > 0 && {
      change: {
        // A share for the eye: the sums beside it are exact.
        words: roiWords.of(percentWords.of(Math.floor((all / limits) * 100)), moneyOf(limits)),
        meaning: 'plain',
      },
    }),
    sentence: nearest ? roiWords.next(nameOf(nearest), moneyOf(nearest.left)) : roiWords.full,
    places: known.toReversed().map((row) => {
      const day = dayKey(row.boughtAt);
      return {
        key: row.id,
        label: roiWords.short(row.cancelId ?? row.id),
        title: day === '' ? nameOf(row) : roiWords.title(nameOf(row), spanText({ from: day, to: day })),
        values: [row.paid, row.left],
      };
    }),
  };
}
