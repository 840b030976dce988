import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { PlainPage } from '../../../components/PlainPage/PlainPage';
import { accessTexts } from '../../../text/messages';

/** The page for any address without a screen (A §2). It links only to the dashboard. */
export function NotFoundScreen() {
  return (
    <PlainPage
      title={accessTexts.lost}
      action={
        <ButtonLink href={addresses.dashboard} variant="main">
          {accessTexts.goToHome}
        </ButtonLink>
      }
    >
      {accessTexts.pageMissing}
    </PlainPage>
  );
}
