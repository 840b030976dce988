import type { MemberCall } from '../http/call';
import { inDays, pageOrAll, paginate } from '../http/paginate';
import { modelNotFound } from '../http/refusals';
import { get, type Reply, type Route } from '../http/routes';
import type { Notification } from '../state/member';
import type { News } from '../state/state';
import { id, moment, optional, type Fields } from '../values';

/** The name of a stored image, as this back end sends it (D134). */
export function imageName({ on, origin }: MemberCall, folder: string, name: string | undefined): unknown {
  if (name === undefined) return null;
  if (on.imagesInFolders) return `${folder}/2026/11/${name}`;
  return on.absoluteImages ? `${origin}/images/${folder}/${name}` : name;
}

function toNews(call: MemberCall, { id: at, title, body, image, at: made }: News): Fields {
  const isRead = call.member.readNews.has(at);
  return {
    ...{ id: id(at), title, body, image: optional(imageName(call, 'news', image)) },
    ...{ published_at: optional(moment(made)), created_at: moment(made), is_show: 1 },
    ...(call.on.popupMarks && { is_popup: isRead ? 0 : 1, popup: isRead ? 0 : 1, is_read: isRead ? 1 : 0 }),
  };
}

/** The two newest are what a member has not read yet. */
const countUnread = ({ state, member }: MemberCall) =>
  state.news.slice(0, 2).filter(({ id: at }) => !member.readNews.has(at)).length;

const readNews = (call: MemberCall): Reply => ({
  unread_count: countUnread(call),
  data: {
    all_news: paginate(
      call,
      inDays(call, call.state.news).map((one) => toNews(call, one)),
    ),
  },
});

function markRead({ state, member, params }: MemberCall): Reply {
  const found = state.news.find((one) => String(one.id) === params['id']);
  if (!found) throw modelNotFound('News', params['id'] ?? '');
  member.readNews.add(found.id);
  return {};
}

const toNotification = ({ on }: MemberCall, { id: at, title, body, at: made, isRead }: Notification) => ({
  ...{ id: id(at), title, body, created_at: moment(made) },
  ...(on.popupMarks && { popup_status: isRead ? 0 : 1 }),
});

const readLatest = (call: MemberCall): Reply => ({
  data: call.member.notifications.slice(0, 5).map((one) => toNotification(call, one)),
  unread_count: call.member.notifications.filter(({ isRead }) => !isRead).length,
});

const readAll = (call: MemberCall): Reply => ({
  data: pageOrAll(
    call,
    inDays(call, call.member.notifications).map((one) => toNotification(call, one)),
  ),
  ...{ more_details: {}, source: [] },
});

function markAll({ member }: MemberCall): Reply {
  for (const one of member.notifications) one.isRead = true;
  return {};
}

function markPopup({ member, params }: MemberCall): Reply {
  const found = member.notifications.find((one) => String(one.id) === params['id']);
  if (!found) throw modelNotFound('Notification', params['id'] ?? '');
  found.isRead = true;
  return {};
}

export const newsRoutes: readonly Route[] = [
  get('/news', readNews),
  get('/news/{id}/read', markRead),
  get('/latest-notifications', readLatest),
  get('/all-notifications', readAll, 'export'),
  get('/notification-change-status', markAll),
  get('/notification/{id}/change-popup-status', markPopup),
  get('/get-picture', (call) => ({ data: imageName(call, 'avatars', call.member.avatar) })),
];
