declare const firmIdBrand: unique symbol

/** A firm that the caller was proved to act for. Every query of firm data demands one. */
export type FirmId = string & { readonly [firmIdBrand]: true }

/**
 * Mints a {@link FirmId}. Only a gate that has just checked a token, secret or routing row, or a
 * job that was enqueued by one, may call this.
 */
export function mintFirmId(id: string): FirmId {
  return id as FirmId
}
