import { unwrapPage, type ListPlace } from '@portal/api';
import type { InformationPopup, NewsPopup, Popup } from '@portal/ui/shell/Popups';
import { imageUrl } from '../../app/images';
import { fieldsOf, flagOf, listOf, textOf, wordsOf, type Fields } from '../../app/wire';

/** Names a popup over news and notifications, such as `news:8`. */
export const keyOf = ({ kind, id }: Popup): string => `${kind}:${id}`;

/** What can be named in a path, and so be marked; anything else would pop up for ever. */
function idOf(item: Fields): string | undefined {
  const id = textOf(item['id']);
  return id !== undefined && /^[\w-]{1,16}$/.test(id) ? id : undefined;
}

const moment = (popup: NewsPopup) => Date.parse(popup.publishedAt ?? '') || 0;

/** News that the server calls unread, newest first (A §2, D61); without a mark, or not to be shown: none (D92). */
export function newsPopupsOf(body: unknown, place: ListPlace, imageFolder: string): NewsPopup[] {
  return listOf(unwrapPage(body, place).rows)
    .flatMap((item): NewsPopup[] => {
      const id = idOf(item);
      if (id === undefined || flagOf(item['is_read']) !== 0 || flagOf(item['is_show']) === 0) return [];
      return [
        {
          kind: 'news',
          id,
          title: wordsOf(item['title']) || 'News',
          publishedAt: textOf(item['published_at']) ?? textOf(item['created_at']),
          pictureUrl: imageUrl(imageFolder, item['image']),
          html: htmlOf(item['body']),
        },
      ];
    })
    .sort((one, other) => moment(other) - moment(one));
}

/** Notifications whose popup the server wants shown, in its order, which is the newest first (A §2, D61). */
export function informationPopupsOf(body: unknown): InformationPopup[] {
  return listOf(fieldsOf(body)['data']).flatMap((item): InformationPopup[] => {
    const id = idOf(item);
    if (id === undefined || flagOf(item['popup_status']) !== 1) return [];
    const title = wordsOf(item['title']) || 'Notification';
    return [{ kind: 'information', id, title, html: htmlOf(item['body']) }];
  });
}

/** HtmlBody makes it safe (T1). */
const htmlOf = (value: unknown) => (typeof value === 'string' ? value : '');
