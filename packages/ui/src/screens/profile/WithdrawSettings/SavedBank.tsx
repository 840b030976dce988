import {
  type Destination,
  DestinationDetails,
} from '../../../components/DestinationDetails/DestinationDetails';
import { Locked } from './Locked';

interface SavedBankProps {
  destination: Extract<Destination, { kind: 'bank' }>;
}

/** The bank account of a member who has one. It shows, but banks are not offered (A §5, D49). */
export function SavedBank({ destination }: SavedBankProps) {
  return (
    <>
      <DestinationDetails destination={destination} />
      <Locked />
    </>
  );
}
