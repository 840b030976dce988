import { accentRules } from '@portal/ui/theme/accent';
import type { Brand } from './config';

function point(rel: string, href: string | undefined): void {
  if (href === undefined) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)) link.href = href;
}

/** Applies the operator's colour and icons to the page. */
export function showBrand({ name, accent, icon, manifest }: Brand): void {
  if (name !== undefined) document.title = name;
  point('icon', icon);
  point('apple-touch-icon', icon);
  point('manifest', manifest);
  if (accent === undefined) return;
  // A constructed stylesheet is no inline style, so the policy allows it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(accentRules(accent));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
