import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { border, color, fontSize, fontWeight, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { sizeText } from './sizeText';
import { useObjectUrl } from './useObjectUrl';

interface ChosenFileProps {
  file: File;
  disabled: boolean;
  onRemove: () => void;
}

/** Types that a browser renders without running any code in the file. */
const drawn = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** A chosen file: its preview if it is an image, its name, its size, and a remove button. */
export function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  const image = useObjectUrl(drawn.includes(file.type) ? file : undefined);
  return (
    <Row>
      {image === undefined ? (
        <Sign>
          <Icon name="file" size="large" />
        </Sign>
      ) : (
        <Image src={image} alt={overlayMessages.previewLabel({ name: file.name })} />
      )}
      <Text>
        <bdi translate="no">{file.name}</bdi>
        <small>{sizeText(file.size)}</small>
      </Text>
      <IconButton
        icon="trash"
        label={overlayMessages.removeFile({ name: file.name })}
        disabled={disabled}
        onClick={onRemove}
      />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
`;

const Sign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${space[16]};
  block-size: ${space[16]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.inkFaint};
`;

const Image = styled.img`
  flex: none;
  inline-size: ${space[16]};
  block-size: ${space[16]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  object-fit: cover;
`;

const Text = styled.p`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  font-weight: ${fontWeight.strong};
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${color.inkFaint};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
  }
`;
