#!/bin/sh
# Makes .env from .env.example with fresh secrets; what only you can know stays empty for you to fill. An .env that
# exists gets what it does not name yet, as after an upgrade: what it holds is in use and stays as it is.
set -eu
cd "$(dirname "$0")/.."
umask 077

fresh=no
[ -e .env ] || fresh=yes
touch .env
[ -z "$(tail -c 1 .env)" ] || echo >>.env

value_of() { sed -n "s/^$1=//p" .env; }
make() {
  case $1 in
    JWT_PRIVATE_KEY) openssl genpkey -algorithm ed25519 | openssl base64 -A ;;
    JWT_PUBLIC_KEY) value_of JWT_PRIVATE_KEY | openssl base64 -d -A | openssl pkey -pubout | openssl base64 -A ;;
    *_TOKEN_DIGEST) printf %s "$(value_of "${1%_DIGEST}")" | openssl dgst -sha256 -r | cut -d ' ' -f 1 ;;
    *_TOKEN | *_LINK_SECRET | *_PASSWORD) openssl rand -hex 32 ;;
  esac
}

added=
while IFS= read -r line; do
  case $line in
    '' | '#'*)
      [ $fresh = no ] || printf '%s\n' "$line" >>.env
      continue
      ;;
  esac
  name=${line%%=*} value=${line#*=}
  if grep -q "^$name=" .env; then continue; fi
  printf '%s=%s\n' "$name" "${value:-$(make "$name")}" >>.env
  added="$added $name"
done <.env.example

case $fresh$added in
  yes*) echo 'Wrote .env: now fill what is still empty in its first part.' ;;
  no) echo '.env has everything already.' ;;
  *) echo "Added to .env:$added" ;;
esac
