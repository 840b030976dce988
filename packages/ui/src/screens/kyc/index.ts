export { KycScreen } from './Kyc/KycScreen';
export type { KycScreenProps } from './Kyc/KycScreen';
export type { DocumentType, Kyc, KycDocument, RequiredDocument } from './Kyc/kycProgress';
export type { DocumentUpload } from './Kyc/Upload/ConfirmUpload';
export type { KycRefusal } from './Kyc/Upload/DocumentForm';
export type { UploadProgress } from './Kyc/Upload/UploadActions';
