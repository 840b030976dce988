import styled from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { Steps } from '../../../components/Steps/Steps';
import { space } from '../../../tokens';
import { SetupKey } from './SetupKey';
import { SetupPicture } from './SetupPicture';
import type { TwoFactorSetup } from './TwoFactorTab.types';
import { profileWords } from '../profileWords';

/** How to bring the key into the app: by camera, or by hand. */
export function SetupSteps({ setup }: { setup: TwoFactorSetup }) {
  const { uri, image, secret } = setup;
  const drawn = uri !== undefined || image !== undefined;
  if (!drawn && secret === undefined) {
    return (
      <Banner variant="warn" icon="key" detail={profileWords.reloadThePageToAsk}>
        {profileWords.thereIsNoSetupKey}
      </Banner>
    );
  }
  return (
    <Pair>
      {drawn && <SetupPicture uri={uri} image={image} />}
      <Steps>
        <li>
          <b>{profileWords.installAnAuthenticatorApp}</b>
          <p>{profileWords.anyAppForTimeBased}</p>
        </li>
        {drawn && (
          <li>
            <b>{profileWords.scanTheQrCodeWith}</b>
            <p>{profileWords.itIsDrawnOnThis}</p>
          </li>
        )}
        {secret !== undefined && (
          <li>
            <b>{drawn ? profileWords.orTypeThisKeyInto : profileWords.typeThisKeyIntoIt}</b>
            <SetupKey secret={secret} />
          </li>
        )}
        <li>
          <b>{profileWords.enterTheCodeThatIt}</b>
        </li>
      </Steps>
    </Pair>
  );
}

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[6]};
  align-items: start;

  @container (min-width: 34rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
