"""What a person agreed to, against the agreements in force: one query.

The facts of a session and the agreements' own calls read the same, so that they cannot disagree.
"""

# What entering means agreeing to; other kinds are signed where they apply.
KINDS = ("user", "privacy")
SINCE = "coalesce(effective, create_time)"
_KINDS = ", ".join(f"'{kind}'" for kind in KINDS)

# Of tenant $2.
IN_FORCE = f"""
SELECT DISTINCT ON (kind) id, kind, version, title, title_en, content, content_en, {SINCE} AS since
FROM sys_user_agreement
WHERE tenant_id = $2 AND del_flag = 0 AND kind IN ({_KINDS}) AND (effective IS NULL OR effective <= now())
ORDER BY kind, {SINCE} DESC, id DESC
"""

# Of user $1, per kind: whether the version in force was accepted, and whether a newer one than any accepted must be accepted.
ACCEPTANCES = f"""
SELECT c.id, c.kind, c.version, c.title, c.title_en, c.content, c.since, a.id IS NOT NULL AS accepted,
  EXISTS (SELECT 1 FROM sys_user_agreement f WHERE f.tenant_id = $2 AND f.del_flag = 0 AND f.kind = c.kind AND f.force_reaccept
    AND (f.effective IS NULL OR f.effective <= now())
    AND (coalesce(f.effective, f.create_time), f.id) > (h.since, h.agreement_id)) AS forced
FROM ({IN_FORCE}) c
LEFT JOIN sys_agreement_accept a ON a.user_id = $1 AND a.agreement_id = c.id AND a.del_flag = 0
LEFT JOIN LATERAL (
  SELECT coalesce(g.effective, g.create_time) AS since, b.agreement_id FROM sys_agreement_accept b
  JOIN sys_user_agreement g ON g.id = b.agreement_id
  WHERE b.user_id = $1 AND b.del_flag = 0 AND g.kind = c.kind
  ORDER BY 1 DESC, 2 DESC LIMIT 1) h ON true
"""

# A wall display is no person: nobody stands there who could accept anything.
MUST_ACCEPT = f"""EXISTS (SELECT 1 FROM ({ACCEPTANCES}) w WHERE w.forced AND NOT w.accepted)
  AND NOT EXISTS (SELECT 1 FROM portal_display d WHERE d.user_id = $1)"""
