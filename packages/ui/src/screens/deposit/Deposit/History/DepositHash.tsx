import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { Link } from '../../../../components/Link/Link';
import { Shortened } from '../../../../components/Shortened/Shortened';
import { addressEnd } from '../../../../text/format/address';
import { control, media, space } from '../../../../tokens';
import { depositMessages } from '../messages';

interface DepositHashProps {
  hash: string;
  href: string | undefined;
  onCopied: (confirmation: string) => void;
}

/** A hash shown by its ends and copied whole, with an explorer link where there is one (D84). */
export function DepositHash({ hash, href, onCopied }: DepositHashProps) {
  return (
    <Row>
      <Shortened text={hash} kind="hash" onCopied={onCopied} />
      {href !== undefined && (
        <Explorer href={href} aria-label={depositMessages.explore({ ending: addressEnd(hash) })}>
          <Icon name="external" />
        </Explorer>
      )}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const Explorer = styled(Link)`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${control.small};
  block-size: ${control.small};

  ${media.handheld} {
    inline-size: ${control.touch};
    block-size: ${control.touch};
    /* As large as a thumb; the line is as high as its words. */
    margin-block: calc(-1 * ${space[3]});
  }
`;
