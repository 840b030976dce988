import { ButtonLink } from '../../../components/Button/ButtonLink';
import { PlainPage } from '../../../shell/PlainPage/PlainPage';
import { headerPaths } from '../../../shell/navigation';
import { accessTexts } from '../../../text/messages';

/** Any address without a screen (A §2). It needs nothing: its one way out is the dashboard. */
export function NotFoundScreen() {
  return (
    <PlainPage
      title={accessTexts.lost}
      action={
        <ButtonLink href={headerPaths.home} look="main">
          {accessTexts.goToHome}
        </ButtonLink>
      }
    >
      {accessTexts.pageMissing}
    </PlainPage>
  );
}
