import { NotFoundScreen } from '@portal/ui/screens/access';
import { documentTitles } from '@portal/ui/text/documentTitles';
import { useDocumentTitle } from '@portal/portal-core/browser/useDocumentTitle';

/** Shown at any unknown address (A §2). */
export function NotFoundRoute() {
  useDocumentTitle(documentTitles.notFound);
  return <NotFoundScreen />;
}
