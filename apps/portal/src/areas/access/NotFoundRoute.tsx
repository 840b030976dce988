import { NotFoundScreen } from '@portal/ui/screens/access';
import { documentTitles } from '@portal/ui/text/documentTitles';
import { useDocumentTitle } from '../../shared/browser/useDocumentTitle';

/** Stands at any address that has no screen (A §2). */
export function NotFoundRoute() {
  useDocumentTitle(documentTitles.notFound);
  return <NotFoundScreen />;
}
