"""The consent that a party gives, by version: the event of it holds which text that was."""

import hashlib

CONSENT = 1
"""The version that is asked now; the text of a version that was asked is never changed."""
_TEXTS = {
    1: (
        "本人已完整阅读上述文件，同意以电子方式签署，并知悉：本次签署经手机验证码、姓名及证件后四位核验身份，"
        "签署时间、设备信息与文件指纹将作为证据保存；电子签署与纸质签署具有本人确认的同等效力。"
        " | I have read the whole document and agree to sign it electronically. I know that I am identified by a code sent to"
        " my phone, my name and the last four of my ID; that the time, my device and the fingerprint of the document are kept as"
        " evidence; and that I mean this signature as I would mean one on paper."
    )
}


def consent_text(version: int = CONSENT) -> str:
    return _TEXTS[version]


def consent_sha256(version: int = CONSENT) -> str:
    return hashlib.sha256(_TEXTS[version].encode()).hexdigest()
