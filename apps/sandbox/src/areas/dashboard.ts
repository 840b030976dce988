import { type Handlers, memberOperation } from '../contract/operation';
import { notFound } from '../contract/refusal';
import { dashboardFigures } from '../data/figures';
import { latestNotifications } from './news/notifications';

/** A §3: every figure of the dashboard, amounts as text with two decimals. */
const getDashboard = memberOperation(
  async (_input, { session: { memberId, createdAt }, services: { db } }) => {
    const figures = await dashboardFigures(db, memberId, createdAt);
    if (!figures) throw notFound();
    return { status: true, data: { ...figures, notifications: await latestNotifications(db, memberId) } };
  },
);

export const dashboardHandlers: Handlers = { getDashboard };
