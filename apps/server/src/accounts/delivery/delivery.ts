/** A code on its way to a phone. */
export interface CodeMessage {
  countryCode: string;
  phone: string;
  code: string;
  /** until when it counts, ms since 1970 */
  expiresAt: number;
  /** of the account the phone belongs to */
  email: string | null;
}

/** How codes reach people. */
export interface Delivery {
  /** true: an administrator hands codes on, so they must be readable for one */
  readonly byHand: boolean;
  /** @throws when the code could not be sent */
  send(message: CodeMessage): Promise<void>;
}

export interface DeliveryOptions {
  captchaWebhook: string | undefined;
  smtpUrl: string | undefined;
}
