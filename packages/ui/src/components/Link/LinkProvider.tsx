import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';

/**
 * The props of a router's link: an anchor's attributes with a path of the portal as `href`. It sets
 * `data-followed` from the press until the next screen renders or another link is pressed. The link is tinted, and in a
 * menu it replaces the current entry.
 */
export interface RoutedLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkContext = createContext<ComponentType<RoutedLinkProps> | 'a'>('a');

/** Provides the router's link to every Link below: `<LinkProvider value={RouterLink}>`. Default: `<a>`. */
export const LinkProvider = LinkContext.Provider;

export const useRoutedLink = () => useContext(LinkContext);
