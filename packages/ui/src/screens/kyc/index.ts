export { KycScreen } from './Kyc/KycScreen';
export type {
  DocumentType,
  DocumentUpload,
  Kyc,
  KycDocument,
  KycRefusal,
  KycScreenProps,
  RequiredDocument,
  UploadProgress,
} from './Kyc/KycScreen.types';
