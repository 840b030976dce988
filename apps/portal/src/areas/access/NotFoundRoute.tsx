import { NotFoundScreen } from '@portal/ui/screens/access';
import { useDocumentTitle } from '../../app/useDocumentTitle';

/** Any address without a screen (A §2). */
export function NotFoundRoute() {
  useDocumentTitle('Not Found');
  return <NotFoundScreen />;
}
