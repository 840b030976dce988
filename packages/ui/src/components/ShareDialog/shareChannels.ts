import { shareMessages } from './messages';

export interface ShareChannel {
  id: string;
  label: string;
  /** The URL that shares this link in the channel. */
  href: string;
}

const channels = [
  {
    id: 'facebook',
    label: 'Facebook',
    at: (link: string) => `https://www.facebook.com/sharer/sharer.php?u=${link}`,
  },
  { id: 'twitter', label: 'Twitter', at: (link: string) => `https://twitter.com/intent/tweet?url=${link}` },
  { id: 'whatsapp', label: 'WhatsApp', at: (link: string) => `https://wa.me/?text=${link}` },
  { id: 'telegram', label: 'Telegram', at: (link: string) => `https://t.me/share/url?url=${link}` },
  {
    id: 'linkedin',
    label: 'LinkedIn',
    at: (link: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
  },
  { id: 'mail', label: shareMessages.mail, at: (link: string) => `mailto:?body=${link}` },
];

/** The channels of A §9 for one link. Only the link is shared, without a text (D103). */
export function shareChannels(link: string): ShareChannel[] {
  return channels.map(({ id, label, at }) => ({ id, label, href: at(encodeURIComponent(link)) }));
}
