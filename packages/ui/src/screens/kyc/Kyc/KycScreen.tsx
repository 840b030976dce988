import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { DocumentList } from './DocumentList';
import { KycPlaces } from './KycPlaces';
import type { KycScreenProps, RequiredDocument } from './KycScreen.types';
import { KycSteps } from './KycSteps';
import { kycWords } from './kycWords';

/** What is asked for while the server has not said so (A §9). */
const usual: readonly RequiredDocument[] = (['identity', 'address', 'photo'] as const).map((type) => ({
  type,
  names: [],
}));

/** How the member stands, the steps to what is missing, and every document that was sent (A §2, §4). */
export function KycScreen(props: KycScreenProps) {
  const { required, kyc } = props;
  const asked = required.state === 'ready' ? required.data : usual;
  return (
    <Page>
      <header>
        <Title>{kycWords.title}</Title>
        <Introduction>{kycWords.introduction(asked.length)}</Introduction>
      </header>
      {kyc.state === 'ready' && required.state !== 'loading' ? (
        <KycSteps {...props} kyc={kyc.data} asked={asked} />
      ) : (
        // Without the documents nothing can be said of the steps; their list says what failed.
        kyc.state !== 'failed' && <KycPlaces required={asked} />
      )}
      <DocumentList kyc={kyc} />
    </Page>
  );
}

const Page = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Title = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Introduction = styled.p`
  margin-block-start: ${space.half};
  color: ${color.inkMuted};
`;
