import { getHoldEnd } from '../access/safeguards';
import { type Handlers, memberOperation } from '../contract/operation';
import { notFound } from '../api/refusal';
import { getSettings } from '../data/settings';
import { toFigures, readDashboard } from './dashboard/figures';
import { toRunningPackages } from './dashboard/runningPackages';
import { notificationToApi } from './news/notifications';

/** A §3: every value of the dashboard, with amounts as text with two decimals. */
const getDashboard = memberOperation<'getDashboard'>(
  async (_input, { session: { memberId, createdAt }, language, services: { db, clock } }) => {
    const read = await readDashboard(db, { memberId, signedInAt: createdAt });
    const figures = toFigures(read, createdAt);
    if (!figures) throw notFound();
    return {
      status: true,
      data: {
        ...figures,
        running_packages: toRunningPackages(memberId, clock.now(), read, getSettings(read.settings)),
        withdrawals_held_until: getHoldEnd(read.safeguards, clock.now())?.toISOString() ?? null,
        notifications: read.notifications.map(notificationToApi(language)),
      },
    };
  },
);

export const dashboardHandlers = { getDashboard } satisfies Partial<Handlers>;
