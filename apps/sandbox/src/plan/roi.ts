import { type Cents, fromStored, getPercent } from '../ledger/amount';

const week = 7 * 24 * 60 * 60 * 1000;

/** The promised and paid amounts of a live subscription, as its row has them in decimal texts. */
export interface Earning {
  price: string;
  /** Percent a month. */
  roiPercentage: string;
  roiLimit: string;
  paidRoiAmount: string;
  createdAt: Date;
  endDate: Date;
  /** The next payment or end. */
  dueAt: Date | null;
}

export interface RoiDue {
  payments: { at: Date; cents: Cents }[];
  /** The sum of all payments, including these. */
  paid: Cents;
  /** Null after the end. */
  dueAt: Date | null;
  /** The end within this time: its date passed, or its limit was paid. */
  endedAt: Date | null;
}

export const roiDescription = (name: string) => `ROI of ${name}`;

/** A payment's percentage: a quarter of the month's, which has at most two decimals. '4.50' is '1.1250'. */
export function getQuarter(percent: string): string {
  const tenThousandths = String(fromStored(percent) * 25n).padStart(5, '0');
  return `${tenThousandths.slice(0, -4)}.${tenThousandths.slice(-4)}`;
}

/** The first payment, or the end if that is earlier. */
export const firstDue = (createdAt: Date, endDate: Date): Date =>
  new Date(Math.min(createdAt.getTime() + week, endDate.getTime()));

/**
 * The payments due until `now`: every seventh day a quarter of the month's percentage, half up, until the end date and
 * never above the limit (ADR 8). It depends only on the promise and the clock, so a late call finds the same payments
 * at the same moments.
 */
export function roiDue(earning: Earning, now: Date): RoiDue {
  const { price, roiPercentage, roiLimit, createdAt, endDate } = earning;
  const weekly = getPercent(fromStored(price), getQuarter(roiPercentage));
  const payments: RoiDue['payments'] = [];
  let left: Cents = fromStored(roiLimit) - fromStored(earning.paidRoiAmount);
  let { dueAt } = earning;
  let endedAt: Date | null = null;
  while (dueAt && dueAt <= now) {
    const cents = weekly < left ? weekly : left;
    if ((dueAt.getTime() - createdAt.getTime()) % week === 0 && cents > 0n) {
      payments.push({ at: dueAt, cents });
      left -= cents;
    }
    if (left <= 0n || dueAt >= endDate) endedAt = dueAt;
    dueAt = endedAt ? null : new Date(Math.min(dueAt.getTime() + week, endDate.getTime()));
  }
  return { payments, paid: fromStored(roiLimit) - left, dueAt, endedAt };
}
