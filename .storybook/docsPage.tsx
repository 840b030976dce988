import { OrdinaryDocs } from './docs/OrdinaryDocs';

/** The page of a component, a screen or a flow, made from its stories. A kind that has a page of its own is told apart here, by its title. */
export function DocsPage() {
  return <OrdinaryDocs />;
}
