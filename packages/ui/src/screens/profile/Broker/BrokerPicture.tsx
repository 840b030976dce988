import styled from 'styled-components';
import type { ChosenImage } from '../../../components/ImageField/chosenImage';
import { ImageField } from '../../../components/ImageField/ImageField';
import { useFormField } from '../../../forms/useFormField';
import { kycTexts } from '../../../text/messages';
import { border, color, fontSize, radius, space } from '../../../tokens';
import { pictureLimit } from '../pictureLimit';
import { brokerLabels } from './brokerForm';

/** The picture of the account: what is stored, and what takes its place. */
export function BrokerPicture({ storedUrl }: { storedUrl: string | undefined }) {
  const { field, helpers, error, serverError, changed } = useFormField<ChosenImage | undefined>('file');
  return (
    <Column>
      {storedUrl !== undefined && field.value === undefined && (
        <Stored>
          <img src={storedUrl} alt="Stored picture of your trading account" />
          <figcaption>Stored now. Saving needs a picture again.</figcaption>
        </Stored>
      )}
      <ImageField
        label={brokerLabels.file}
        name="trading-account"
        camera="environment"
        maxBytes={pictureLimit}
        tooLargeMessage={kycTexts.imageTooLarge}
        value={field.value}
        error={serverError ?? error}
        onChange={(image) => {
          changed();
          void helpers.setValue(image);
        }}
      />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Stored = styled.figure`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin: 0;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  img {
    inline-size: ${space[16]};
    block-size: ${space[16]};
    flex: none;
    border: ${border.hair} solid ${color.line};
    border-radius: ${radius.small};
    object-fit: cover;
  }
`;
