import DOMPurify from 'dompurify';

const tags = [
  ...'p br hr div span b strong i em u s del ins sub sup small mark h1 h2 h3 h4 h5 h6 ul ol li dl dt dd'.split(
    ' ',
  ),
  ...'blockquote pre code a img figure figcaption table caption thead tbody tfoot tr th td'.split(' '),
];
const attributes = 'href src alt title colspan rowspan dir lang'.split(' ');
/** Tags that are removed together with their content. */
const wholes = 'script style template svg math select textarea object noscript'.split(' ');

/** What a server's HTML may contain. Nothing else survives. */
export const allowed: { tags: readonly string[]; attributes: readonly string[] } = { tags, attributes };

/**
 * A server's HTML as a fragment that is safe to append (SECURITY T1, D105). Tags and attributes are a
 * closed list. Links go to https or mailto and can't reach this page. Images from outside `imageBase`
 * (an absolute URL that ends in a slash) are removed. The fragment is built in an inert document, so
 * that nothing removed ever loads. This is the only use of DOMPurify in the project.
 */
export function sanitizeHtml(html: string, imageBase: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: wholes,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // A document without a body (a frameset, say) gives null, whatever the library's types say.
  const fragment = clean ?? document.createDocumentFragment();
  for (const other of fragment.querySelectorAll('[href]:not(a)')) other.removeAttribute('href');
  for (const other of fragment.querySelectorAll('[src]:not(img)')) other.removeAttribute('src');
  for (const link of fragment.querySelectorAll('a')) secureLink(link);
  for (const image of fragment.querySelectorAll('img')) secureImage(image, imageBase);
  // The copy is made last because a picture loads as soon as it is in this document. Chromium reports what the policy
  // refused in the inert document a moment later, at the original nodes, and those are not shown.
  return document.importNode(fragment, true);
}

function secureLink(link: HTMLAnchorElement) {
  const target = absolute(link.getAttribute('href'));
  link.removeAttribute('href');
  if (!target || !(target.protocol === 'https:' || target.protocol === 'mailto:')) return;
  if (target.username !== '' || target.password !== '') return;
  link.setAttribute('href', target.href);
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('target', '_blank');
}

function secureImage(image: HTMLImageElement, imageBase: string) {
  const base = absolute(imageBase);
  const source = base && absolute(image.getAttribute('src'), base.href);
  const ours = source && source.origin === base.origin && source.pathname.startsWith(base.pathname);
  if (!ours || source.username !== '' || source.password !== '' || base.origin === 'null') {
    image.remove();
    return;
  }
  image.setAttribute('src', source.href);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

function absolute(address: string | null, base?: string): URL | null {
  if (address === null || !URL.canParse(address, base)) return null;
  return new URL(address, base);
}
