/** A code to be sent to a phone. */
export interface CodeMessage {
  countryCode: string;
  phone: string;
  code: string;
  /** expiry, ms since 1970 */
  expiresAt: number;
  /** e-mail address of the account with this phone */
  email: string | null;
  /** what the code is for, in the language of the recipient: the subject of mails */
  subject: string;
}

/** A channel by which codes reach users. */
export interface CodeDelivery {
  /** true: administrators deliver codes by hand, so codes are stored in plain text */
  readonly byHand: boolean;
  /** @throws when the code could not be sent */
  send(message: CodeMessage): Promise<void>;
}

export interface CodeDeliveryOptions {
  captchaWebhook: string | undefined;
  smtpUrl: string | undefined;
}
